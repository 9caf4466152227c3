import { returnedJsx } from '../../../src/demo-projects/returnedJsx';

const jsxOf = (source: string): string | undefined => {
  const range = returnedJsx(source);
  return (
    range &&
    source
      .split('\n')
      .slice(...range)
      .join('\n')
  );
};

test.each([
  ['a function', 'export default function A() {\n  return <b />;\n}', '  return <b />;'],
  [
    'an arrow function by name',
    'const A = () => <b />;\nexport default A;',
    'const A = () => <b />;',
  ],
  ['an arrow function itself', 'export default () => (\n  <b />\n);', '  <b />'],
  [
    'a fragment',
    'export default function A() {\n  return (\n    <>\n    </>\n  );\n}',
    '    <>\n    </>',
  ],
])('%s', (_name, source, jsx) => {
  expect(jsxOf(source)).toBe(jsx);
});

test('returns of functions inside are not the component’s', () => {
  const source = `export default function A() {
  const rows = [1].map(() => {
    return <i />;
  });
  return <b>{rows}</b>;
}`;
  expect(jsxOf(source)).toBe('  return <b>{rows}</b>;');
});

test.each([
  ['no default export', 'export function A() {\n  return <b />;\n}'],
  ['no JSX', 'export default function A() {\n  return null;\n}'],
])('%s: nothing', (_name, source) => {
  expect(returnedJsx(source)).toBeUndefined();
});
