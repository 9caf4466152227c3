import { closeListGaps, hasListGaps } from '../../../src/code-variants/formatJavaScript';

test.each([
  ['a list', 'f([\n  1,\n\n  2,\n\n  3,\n]);\n', 'f([\n  1,\n  2,\n  3,\n]);\n'],
  [
    'elements',
    'f(\n  <a>\n    <b />\n\n    <b />\n  </a>,\n);\n',
    'f(\n  <a>\n    <b />\n    <b />\n  </a>,\n);\n',
  ],
  [
    'a list behind a template',
    'const a = `b,\n\nc`;\nf([\n  1,\n\n  2,\n]);\n',
    'const a = `b,\n\nc`;\nf([\n  1,\n  2,\n]);\n',
  ],
  [
    'a list within a template',
    'a(`b,\n\n${[\n  1,\n\n  2,\n]},\n\n`);\n',
    'a(`b,\n\n${[\n  1,\n  2,\n]},\n\n`);\n',
  ],
])('blank lines inside %s are closed', (_, code, closed) => {
  expect(hasListGaps(code)).toBe(true);
  expect(closeListGaps(code)).toBe(closed);
});

test.each(['a();\n\nb();\n', 'f([\n  1,\n  2,\n]);\n\nf(<a />);\n\n// b\n'])(
  'other blank lines stay: %j',
  (code) => {
    expect(hasListGaps(code)).toBe(false);
    expect(closeListGaps(code)).toBe(code);
  },
);
