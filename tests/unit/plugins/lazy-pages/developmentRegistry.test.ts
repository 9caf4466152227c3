import { developmentRegistry } from '@site/src/plugins/lazy-pages/developmentRegistry.cjs';

const load = (name: string): string => `import(/* webpackChunkName: "a" */ "@site/${name}.mdx")`;

const loaded = 'Promise.resolve().then(() => require("@site/b.mdx"))';

const entry = (reference: string, request = load('a')): string =>
  `  "a": [() => ${request}, "@site/a.mdx", ${reference}],`;

const table = (...entries: string[]): string => `export default {\n${entries.join('\n')}\n};\n`;

const weak = 'require.resolveWeak("@site/a.mdx")';

const none = (): boolean => false;

test('references become the names of their modules', () => {
  expect(developmentRegistry(table(entry(weak)), none)).toBe(table(entry('"@site/a.mdx"')));
});

test('quotes in the name of a file stay what they are', () => {
  const text = `import(1); ${'require.resolveWeak("@site/a\\"b.mdx")'}`;
  expect(developmentRegistry(text, none)).toBe('import(1); "@site/a\\"b.mdx"');
});

test('a page that a browser waits for is compiled with the table', () => {
  const text = table(entry(weak), entry(weak, load('b')));
  const isAsked = (name: string): boolean => name === '@site/b.mdx';
  expect(developmentRegistry(text, isAsked)).toBe(
    table(entry('"@site/a.mdx"'), entry('"@site/a.mdx"', loaded)),
  );
});

test('a site without pages has none', () => {
  expect(developmentRegistry('export default {};\n', none)).toBe('export default {};\n');
});

test('a table of another form stops the server', () => {
  expect(() => developmentRegistry(entry('weak("@site/a.mdx")'), none)).toThrow(/ -> compare /);
});
