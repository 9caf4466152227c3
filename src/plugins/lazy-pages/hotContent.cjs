// In CommonJS, for the bundler loads it by itself.
const path = require('node:path');

const hotContent = path.join(__dirname, 'page/hotContent.tsx');

/** What a page's module exports beside its content, as far as it has it. */
const dataNames = ['frontMatter', 'contentTitle', 'toc', 'metadata', 'assets'];

/**
 * Has the module of a page replace the page's content alone where nothing else has changed. Without,
 * Docusaurus makes the whole document anew after each edit.
 *
 * @param {string} source what MDX has made of a page.
 * @throws if it has another form than this function expects.
 */
module.exports = function withHotContent(source) {
  const text = source
    .replace('export default function MDXContent(', 'function MDXContent(')
    // Exported from another module, it has no name here.
    .replace(
      /^export \{default as metadata\} from (.+)$/m,
      'import metadata from $1;\nexport { metadata };',
    );
  if (text === source) {
    throw new Error('MDX writes pages in another way -> compare hotContent.cjs with it');
  }
  const data = dataNames.map((name) => `typeof ${name} === 'undefined' ? null : ${name}`);
  return `${text}
import { hotContent } from ${JSON.stringify(hotContent)};
export default hotContent(import.meta.webpackHot, MDXContent, [${data.join(', ')}]);
`;
};
