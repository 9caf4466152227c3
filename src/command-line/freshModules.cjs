// Loads the configuration and the sidebars for Docusaurus' development server in the place of its own
// loader. That one loads all that any module imports, though most of it is for builds, and has Babel
// translate packages of ES modules too. Here a module is loaded when something of it is used.
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

/** What a module imports statically. A word in a comment that looks the same does no harm. */
const specifiers = /\bfrom\s*['"]([^'"]+)['"]/g;

/** Modules of packages don't change while a command runs, and Node.js keeps them. */
const isPackage = (file) => file.includes(`${path.sep}node_modules${path.sep}`);

const isTypeScript = (file) => file.endsWith('.ts');

/** What came out for a file, for as long as it says the same: sidebars are loaded after each edit. */
const translated = new Map();

function toCommonJs(file) {
  const text = fs.readFileSync(file, 'utf8');
  const known = translated.get(file);
  if (known?.text === text) return known.code;
  const code = translate(file, text);
  translated.set(file, { text, code });
  return code;
}

function translate(file, text) {
  const { transformSync } = require('@swc/core');
  const lazy = [...text.matchAll(specifiers)].map(([, specifier]) => specifier);
  return transformSync(text, {
    filename: file,
    configFile: false,
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs', lazy },
    // Only a stack trace has a use for it.
    sourceMaps: process.env.DOCS_DEBUG ? 'inline' : false,
  }).code;
}

/** Loads a module, and those of the project that it uses, as they are now. */
function loadFresh(entry) {
  const loaded = new Map();
  function load(file, parent) {
    const known = loaded.get(file);
    if (known) return known.exports;
    const fresh = new Module(file, parent);
    fresh.filename = file;
    fresh.paths = Module._nodeModulePaths(path.dirname(file));
    fresh.require = (request) => {
      const found = Module._resolveFilename(request, fresh);
      if (!isPackage(found)) {
        if (isTypeScript(found)) return load(found, fresh);
        if (found.endsWith('.json')) return JSON.parse(fs.readFileSync(found, 'utf8'));
      }
      return Module.prototype.require.call(fresh, found);
    };
    loaded.set(file, fresh);
    try {
      fresh._compile(toCommonJs(file), file);
    } catch (error) {
      loaded.delete(file);
      throw error;
    }
    return fresh.exports;
  }
  const exported = load(entry, module);
  return exported.default ?? exported;
}

/**
 * Has Docusaurus load modules of TypeScript by this file, where Node.js can load ES modules as CommonJS:
 * since 20.19 and 22.12.
 *
 * @throws if Docusaurus has no such loader any more.
 */
exports.useFreshModules = () => {
  if (!process.features.require_module) return;
  const utils = require('@docusaurus/utils/lib/moduleUtils');
  const { loadFreshModule } = utils;
  if (typeof loadFreshModule !== 'function') {
    throw new Error(
      '@docusaurus/utils loads modules in another way -> compare src/command-line/freshModules.cjs with it',
    );
  }
  if (process.env.DOCS_DEBUG) process.setSourceMapsEnabled(true);
  // Node.js looks for files with the extensions that it knows.
  Module._extensions['.ts'] ??= (own, file) => own._compile(toCommonJs(file), file);
  utils.loadFreshModule = async (file) => {
    if (!isTypeScript(file)) return loadFreshModule(file);
    try {
      return loadFresh(file);
    } catch {
      // It keeps the lines of modules, and tells where in which of them the mistake is.
      return loadFreshModule(file);
    }
  };
};
