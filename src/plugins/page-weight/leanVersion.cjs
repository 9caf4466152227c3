/** What every link of a sidebar says and no component of a page reads. */
const unread = (key, value) =>
  key === 'docId' || (key === 'unlisted' && !value) ? undefined : value;

/**
 * Leaves out of a release's data what no page shows: the titles and descriptions of all its pages,
 * which only cards of generated indexes would, and which make two thirds of it. In CommonJS, for the
 * bundler loads it by itself.
 *
 * @param {string} source text of the data, as Docusaurus writes it for all pages of a release.
 */
module.exports = function leanVersion(source) {
  const data = JSON.parse(source);
  if (!data.version?.docsSidebars) return source;
  return JSON.stringify({ ...data, version: { ...data.version, docs: {} } }, unread);
};
