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

/**
 * All errors that stand below one another or beside each other.
 *
 * @param {unknown} error
 * @returns {Generator<any>}
 */
function* errorsIn(error) {
  for (let cause = error; cause; cause = cause.cause) {
    yield cause;
    for (const other of cause.errors ?? []) yield* errorsIn(other);
  }
}

exports.errorsIn = errorsIn;

/** The error that has led to all others. */
function innermost(error) {
  return [...errorsIn(error)].at(-1);
}

/** What has kept a page from being rendered, and what to do about it, unless that is nothing special. */
function reasonOf(error) {
  const cause = innermost(error);
  const said = String(cause.message ?? cause)
    .replace(/\s+/g, ' ')
    .trim();
  const [what, ...fix] = said.split(' -> ');
  if (fix.length > 0) return { what, fix: fix.join(' -> ') };
  return IN_BROWSERS.test(what)
    ? { what, fix: 'only browsers have it: use it in an effect, or in <BrowserOnly>' }
    : { what };
}

/** Pages that fail alike by the dozen are not to blame for it: something that all of them show is. */
const manyAlike = 12;

/** Frames of functions with names of components, called by themselves, by others, or as constructors. */
const FRAMES = /^\s+at (?:new )?(?:[\w$]+\.)?([A-Z]\w*)(?:\.[a-z]\w*)?(?: \[as \w+\])? \(/gm;

/** The component that throws an error, by the frames of its stack: the first with the name of one. */
function componentOf(error) {
  const stack = String(innermost(error).stack ?? '');
  const names = [...stack.matchAll(FRAMES)].map(([, name]) => name);
  return names.find((name) => !(name in globalThis));
}

/** A page that can't be rendered: its file, where it has one, and its address. */
function placeOf({ file, address }) {
  return file === undefined
    ? { start: '', page: `the page ${address}` }
    : { start: `${file}:1:1  error build/page  `, page: 'the page' };
}

/** One line for each page. */
function tellEach(pages, { what, fix = 'correct the braces or the component that throws this' }) {
  return pages.map((page) => {
    const { start, page: name } = placeOf(page);
    return `${start}${name} can't be rendered: ${what} -> ${fix}`;
  });
}

/** One line for many pages, at the first that has a file. */
function tellTogether(pages, { what, fix }) {
  const first = pages.find(({ file }) => file !== undefined) ?? pages[0];
  const { start, page: name } = placeOf(first);
  const component = componentOf(first.error);
  const thrower = component === undefined ? '' : `, in ${component}`;
  const hint = component === undefined ? '; DOCS_DEBUG=1 shows where it is thrown' : '';
  const common = fix ?? `correct the component that all of them show${hint}`;
  return `${start}${name} and ${pages.length - 1} others can't be rendered: ${what}${thrower} -> ${common}`;
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
    const reason = reasonOf(cause);
    const group = alike.get(reason.what) ?? { reason, pages: [] };
    group.pages.push({ address, file: files.get(withoutSlash(address)), error: cause });
    alike.set(reason.what, group);
  }
  return [...alike.values()]
    .flatMap(({ reason, pages }) =>
      pages.length < manyAlike ? tellEach(pages, reason) : [tellTogether(pages, reason)],
    )
    .sort();
};
