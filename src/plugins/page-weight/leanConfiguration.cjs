/** What components read of the configuration. */
const read = [
  'title',
  'tagline',
  'url',
  'baseUrl',
  'trailingSlash',
  'favicon',
  'noIndex',
  'titleDelimiter',
  'themeConfig',
  'customFields',
];

/**
 * Leaves out of the configuration, as Docusaurus writes it for pages in each language, what no
 * component of a page reads, such as the options of plugins. In CommonJS, for the bundler loads it by
 * itself.
 *
 * @param {string} source text of the module.
 * @throws if Docusaurus writes it in another form.
 */
module.exports = function leanConfiguration(source) {
  const [, text] = /export default (\{[^]*\});\s*$/.exec(source) ?? [];
  if (text === undefined) {
    throw new Error(
      'docusaurus.config.mjs  is no object in JSON -> correct src/plugins/page-weight/leanConfiguration.cjs',
    );
  }
  const configuration = JSON.parse(text);
  const lean = Object.fromEntries(read.map((name) => [name, configuration[name]]));
  // For the choice of a router.
  const { experimental_router } = configuration.future ?? {};
  return `export default ${JSON.stringify({ ...lean, future: { experimental_router } })};\n`;
};
