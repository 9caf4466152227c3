/** Where React Router begins to compare a path with that of a route, by a regular expression. */
const comparison = /^ *var paths = \[\]\.concat\(path\);$/m;

/**
 * Says that a path is not the one of a route, without a regular expression. What it does not say so of
 * may still not be. Without names from outside, for its text becomes part of a module.
 *
 * @param {string} path of a route.
 * @param {string} pathname of a page.
 * @param {boolean} exact whether the path of a page below does not count.
 */
function differs(path, pathname, exact) {
  // Kept, for each page is compared with the same routes again.
  differs.known ??= new Map();
  let plain = differs.known.get(path);
  if (plain === undefined) {
    // Patterns stand for many paths.
    plain = /[:*()?+]/.test(path) ? null : path.replace(/\/$/, '').toLowerCase();
    differs.known.set(path, plain);
  }
  if (plain === null) return false;
  if (differs.pathname !== pathname) {
    differs.pathname = pathname;
    differs.lower = pathname.toLowerCase();
  }
  if (!differs.lower.startsWith(plain)) return true;
  // There may be a slash behind it.
  return exact && differs.lower.length > plain.length + 1;
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
    `  if (typeof path === 'string' && !sensitive && differs(path, pathname, exact)) return null;\n${found}`;
  return `${source.replace(comparison, quick)}\n${differs}`;
};
