/**
 * Keeps the modules that pages of Markdown are compiled to: the loaders between are not run for a page
 * that has been compiled before from the same. In CommonJS, for the bundler loads it by itself.
 *
 * @param {string} module text of the compiled page.
 */
module.exports = function compiledPageLoader(module) {
  const { pages, isServer } = this.getOptions();
  // Both bundles get one and the same module, which the one for browsers compiles.
  if (!isServer) pages.write(this.resource, module);
  return module;
};

module.exports.pitch = function pitch() {
  return this.getOptions().pages.read(this.resource);
};
