/**
 * Takes the references by which Docusaurus' table of modules names a page that it does not load. The
 * bundler compiles each page for them, and only the server, which loads nothing, has a use for them.
 * In CommonJS, for the bundler loads it by itself.
 *
 * @param {string} source text of `registry.js`.
 * @throws if there is a table without any: Docusaurus writes it in another way now.
 */
module.exports = function withoutWeakReferences(source) {
  const text = source.replaceAll(/require\.resolveWeak\(("(?:[^"\\]|\\.)*")\)/g, '$1');
  if (text === source && source.includes('import(')) {
    throw new Error(
      "Docusaurus' registry.js names pages in another way -> compare withoutWeakReferences.cjs with it",
    );
  }
  return text;
};
