/** Where React Router begins to compare a path with that of a route, by a regular expression. */
const comparison = /^ *var paths = \[\]\.concat\(path\);$/m;

/**
 * Says that two paths differ, without a regular expression. What it does not say so of may still.
 * Without names from outside, for its text becomes part of a module.
 *
 * @param {string} path of a route.
 * @param {string} pathname of a page.
 */
function differs(path, pathname) {
  if (pathname.startsWith(path)) return false;
  // Patterns stand for many paths.
  if (/[:*()?+]/.test(path)) return false;
  const plain = path.endsWith('/') ? path.slice(0, -1) : path;
  const start = pathname.slice(0, plain.length);
  return start !== plain && start.toLowerCase() !== plain.toLowerCase();
}

/**
 * Has React Router tell most routes from a path by their first characters. While pages are rendered,
 * each asks a dozen times which of all routes is its own, and a regular expression for each makes that
 * a third of the time for a thousand pages. In CommonJS, for the bundler loads it by itself.
 *
 * @param {string} source text of React Router.
 * @throws if there is nothing to replace.
 */
module.exports = function plainPaths(source) {
  if (!comparison.test(source)) {
    throw new Error(
      'React Router compares paths in another way -> take it out of src/plugins/lazy-routes/index.ts',
    );
  }
  const quick = (found) =>
    `  if (typeof path === 'string' && !sensitive && differs(path, pathname)) return null;\n${found}`;
  return `${source.replace(comparison, quick)}\n${differs}`;
};
