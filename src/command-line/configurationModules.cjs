// How Docusaurus reads modules of the configuration: its own Jiti has Babel turn every one into CommonJS,
// ES modules of packages too. Where nothing was kept from an earlier run, as on a new machine, that is
// ten seconds before anything is built. Sucrase does it in one.
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const vm = require('node:vm');
const sucrase = require('sucrase/package.json');

/** What Babel made of a module, or another version of this, is not taken for what this makes of it. */
const version = createHash('sha1')
  .update(fs.readFileSync(__filename))
  .update(sucrase.version)
  .digest('hex')
  .slice(0, 8);

/** @param {{ source: string, filename?: string, ts?: boolean }} options */
function toCommonJs({ source, filename = '', ts }) {
  const { transform } = require('sucrase');
  const { code } = transform(source, {
    filePath: filename,
    transforms: ts ? ['typescript', 'imports'] : ['imports'],
    disableESTransforms: true,
  });
  // Throws for what Sucrase has passed over, such as `import.meta`.
  new vm.Script(`(function () { ${code}\n})`);
  return code;
}

/**
 * Makes Docusaurus read modules faster. To be called before its packages are loaded.
 *
 * @param {string} from - A file from which its packages are found.
 */
exports.readModulesFaster = (from) => {
  const requireFromUtils = createRequire(createRequire(from).resolve('@docusaurus/utils'));
  const file = requireFromUtils.resolve('jiti');
  const jiti = requireFromUtils('jiti');
  const transform = (options) => {
    if (!options.filename?.endsWith('x')) {
      try {
        return { code: toCommonJs(options) };
      } catch {
        // Babel says why, or reads it.
      }
    }
    return requireFromUtils(path.join(path.dirname(file), '../dist/babel'))(options);
  };
  require.cache[file].exports = (filename, options) =>
    jiti(filename, { ...options, transform, cacheVersion: version });
};
