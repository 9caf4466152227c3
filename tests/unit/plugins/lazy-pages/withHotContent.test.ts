import withHotContent from '@site/src/plugins/lazy-pages/hotContent.cjs';

const page = `export const toc = [];
export {default as metadata} from '@site/.docusaurus/a.json'
function _createMdxContent(props) {}
export default function MDXContent(props = {}) {}
`;

test('the module of a page exports what shows its content, and all else as before', () => {
  const text = withHotContent(page);
  expect(text).toContain("import metadata from '@site/.docusaurus/a.json';\nexport { metadata };");
  expect(text).toContain('\nfunction MDXContent(props = {}) {}');
  expect(text).toContain('export const toc = [];');
  expect(text).toMatch(/export default hotContent\(import\.meta\.webpackHot, MDXContent, \[/);
  expect(text.match(/export default/g)).toHaveLength(1);
});

test('a module that MDX writes in another way is told', () => {
  expect(() => withHotContent('export default MDXContent;')).toThrow(/compare hotContent\.cjs/);
});
