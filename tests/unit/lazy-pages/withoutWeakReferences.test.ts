import withoutWeakReferences from '@site/src/plugins/lazy-pages/withoutWeakReferences.cjs';

const entry = (reference: string): string =>
  `  "a": [() => import(/* webpackChunkName: "a" */ "@site/a.mdx"), "@site/a.mdx", ${reference}],`;

test('references become the names of their modules', () => {
  const text = `export default {\n${entry('require.resolveWeak("@site/a.mdx")')}\n};\n`;
  expect(withoutWeakReferences(text)).toBe(`export default {\n${entry('"@site/a.mdx"')}\n};\n`);
});

test('quotes in the name of a file stay what they are', () => {
  const text = `import(1); ${'require.resolveWeak("@site/a\\"b.mdx")'}`;
  expect(withoutWeakReferences(text)).toBe('import(1); "@site/a\\"b.mdx"');
});

test('a site without pages has none', () => {
  expect(withoutWeakReferences('export default {};\n')).toBe('export default {};\n');
});

test('a table of another form stops the server', () => {
  expect(() => withoutWeakReferences(entry('weak("@site/a.mdx")'))).toThrow(/ -> compare /);
});
