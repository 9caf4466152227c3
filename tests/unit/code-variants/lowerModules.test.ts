import { toJavaScript } from '../../../src/code-variants';

test.each([
  ["import x = require('y');\nx();", "const x = require('y');\nx();\n"],
  ["import x = require('y');\nlet z: x.Y;", 'let z;\n'],
  ["export import x = require('y');\nx();", "export const x = require('y');\nx();\n"],
  ["import type x = require('y');\na();", 'a();\n'],
  ['const a: A = 1;\nexport = a;', 'const a = 1;\nmodule.exports = a;\n'],
])('modules of CommonJS: %j', async (source, expected) => {
  expect(await toJavaScript(source, { language: 'ts', blankLines: 'source' })).toBe(expected);
});
