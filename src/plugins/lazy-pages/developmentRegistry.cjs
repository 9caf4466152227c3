/** References by which the table names a page that it does not load; only the server has a use for them. */
const references = /require\.resolveWeak\(("(?:[^"\\]|\\.)*")\)/g;

/** Where the table loads a page when somebody opens it. */
const imports = /import\(\/\*[^*]*\*\/ ("(?:[^"\\]|\\.)*")\)/g;

/**
 * Makes Docusaurus' table of modules name pages so that the bundler compiles those alone that somebody
 * opens. In CommonJS, for the bundler loads it by itself.
 *
 * @param {string} source text of `registry.js`.
 * @param {(name: string) => boolean} isAsked whether a browser waits for a page, by its name in the table.
 * @throws if there is a table without any references: Docusaurus writes it in another way now.
 */
function developmentRegistry(source, isAsked) {
  const text = source.replaceAll(references, '$1');
  if (text === source && source.includes('import(')) {
    throw new Error(
      "Docusaurus' registry.js names pages in another way -> compare developmentRegistry.cjs with it",
    );
  }
  // It comes with the first compilation: otherwise the browser would ask for a second one.
  return text.replaceAll(imports, (found, name) =>
    isAsked(JSON.parse(name)) ? `Promise.resolve().then(() => require(${name}))` : found,
  );
}

module.exports = function load(source) {
  return developmentRegistry(source, this.getOptions().isAsked);
};
module.exports.developmentRegistry = developmentRegistry;
