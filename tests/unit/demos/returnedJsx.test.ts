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
  [
    'a function by name',
    'function A() {\n  return <b />;\n}\nexport default A;',
    '  return <b />;',
  ],
  [
    'a function that is exported by both names',
    'export const B = 1, A = () => <b />;\nexport default A;',
    'export const B = 1, A = () => <b />;',
  ],
  [
    'a function expression',
    'const A = function () {\n  return <b />;\n};\nexport default A;',
    '  return <b />;',
  ],
  ['a nameless function', 'export default function () {\n  return <b />;\n}', '  return <b />;'],
  [
    'the last return',
    'export default () => {\n  if (1) return <i />;\n  return <b />;\n}',
    '  return <b />;',
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
  function late() {
    return <u />;
  }
}
function Other() {
  return <s />;
}`;
  expect(jsxOf(source)).toBe('  return <b>{rows}</b>;');
});

test.each([
  ['no default export', 'export function A() {\n  return <b />;\n}'],
  ['a default export of something else', 'const A = <b />, { B } = x;\nexport default A;'],
  ['a default export that is not there', 'function B() {\n  return <b />;\n}\nexport default A;'],
  ['no return', 'export default function A() {\n  <b />;\n}'],
  ['no JSX', 'export default function A() {\n  return null;\n}'],
])('%s: nothing', (_name, source) => {
  expect(returnedJsx(source)).toBeUndefined();
});
