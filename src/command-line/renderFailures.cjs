// What Docusaurus says of pages that it can't render: their addresses, and the errors below several others.
// Who mends a page looks for its file.
const fs = require('node:fs');
const path = require('node:path');

const ADDRESS = /^Can't render static file for pathname "?([^"\n]+?)"?(?:\n|$)/;

/** What only a browser has; Docusaurus tells of these in many lines. */
const IN_BROWSERS =
  /^(?:window|document|localStorage|navigator|alert|location|self) is not defined/i;

/**
 * Where Docusaurus keeps what it has read of the pages of the language that it builds.
 *
 * @param {string} folder - Absolute path of `.docusaurus`.
 * @returns {Map<string, string>} Files from the project root, by their addresses without a slash at the end.
 */
function filesByAddress(folder) {
  const plugins = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const entries = plugins
    .filter((name) => name.startsWith('docusaurus-plugin-content-'))
    .flatMap((name) =>
      fs.readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true }),
    )
    .filter((entry) => entry.isFile() && /^site-.*\.json$/.test(entry.name));
  const files = new Map();
  for (const { parentPath, name } of entries) {
    const { source, permalink } = JSON.parse(fs.readFileSync(path.join(parentPath, name), 'utf8'));
    if (typeof source === 'string' && typeof permalink === 'string') {
      files.set(withoutSlash(permalink), source.replace(/^@site\//, ''));
    }
  }
  return files;
}

/** @param {string} address */
function withoutSlash(address) {
  return address.replace(/\/$/, '');
}

/** All errors that stand below one another or beside each other. */
function* errorsIn(error) {
  for (let cause = error; cause; cause = cause.cause) {
    yield cause;
    for (const other of cause.errors ?? []) yield* errorsIn(other);
  }
}

/** Why a page can't be rendered, in one line, and what to do about it. */
function explain(error) {
  const causes = [...errorsIn(error)];
  const cause = String(causes.at(-1).message ?? causes.at(-1))
    .replace(/\s+/g, ' ')
    .trim();
  if (cause.includes(' -> ')) return cause;
  const fix = IN_BROWSERS.test(cause)
    ? 'only browsers have it: use it in an effect, or in <BrowserOnly>'
    : 'correct the braces or the component that throws this';
  return `${cause} -> ${fix}`;
}

/** Pages that fail alike by the dozen are not to blame for it: something that all of them show is. */
const manyAlike = 12;

/** Frames of functions with names of components, called by themselves, by others, or as constructors. */
const FRAMES = /^\s+at (?:new )?(?:[\w$]+\.)?([A-Z]\w*)(?:\.[a-z]\w*)?(?: \[as \w+\])? \(/gm;

/** The component that throws an error, by the frames of its stack: the first with the name of one. */
function componentOf(error) {
  const stack = String([...errorsIn(error)].at(-1).stack ?? '');
  const names = [...stack.matchAll(FRAMES)].map(([, name]) => name);
  return names.find((name) => !(name in globalThis));
}

/** One line for pages that can't be rendered for the same reason. */
function tellTogether(places, error) {
  const [what, fix] = explain(error).split(' -> ');
  const component = componentOf(error);
  const where = component === undefined ? '' : `, in ${component}`;
  const common = fix.startsWith('correct the braces')
    ? `correct the component that all of them show${component === undefined ? '; DOCS_DEBUG=1 shows where it is thrown' : ''}`
    : fix;
  return `${places.length} pages can't be rendered, ${places[0]} for one: ${what}${where} -> ${common}`;
}

/**
 * Lines as the checks print them for pages that can't be rendered; none for other errors.
 *
 * @param {unknown} error - What ended a build.
 * @param {string} folder - Absolute path of `.docusaurus`.
 * @returns {string[]}
 */
exports.renderFailures = (error, folder) => {
  const failed = new Map();
  for (const one of errorsIn(error)) {
    const [, address] = ADDRESS.exec(String(one.message ?? '')) ?? [];
    if (address && one.cause) failed.set(address, one.cause);
  }
  if (failed.size === 0) return [];
  const files = filesByAddress(folder);
  const alike = new Map();
  for (const [address, cause] of failed) {
    const why = explain(cause);
    if (!alike.has(why)) alike.set(why, []);
    alike.get(why).push(address);
  }
  const lines = [...alike].flatMap(([why, addresses]) => {
    if (addresses.length >= manyAlike) {
      const places = addresses.map((address) => files.get(withoutSlash(address)) ?? address);
      return [tellTogether(places.sort(), failed.get(addresses[0]))];
    }
    return addresses.map((address) => {
      const file = files.get(withoutSlash(address));
      const place = file === undefined ? `the page ${address}` : 'the page';
      return `${file === undefined ? '' : `${file}:1:1  error build/page  `}${place} can't be rendered: ${why}`;
    });
  });
  return lines.sort();
};
