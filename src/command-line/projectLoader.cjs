// Loads TypeScript of this project, in threads too, which know none until they have this. Jiti does the
// work, except that Sucrase takes the types out, and makes CommonJS of ES modules in packages: twenty times
// as fast as Babel, which Jiti would use, where nothing was kept from an earlier run.
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const { createJiti } = require('jiti');
const sucrase = require('sucrase/package.json');

const root = path.resolve(__dirname, '../..');

/** What other code made of a module is kept elsewhere. */
const version = createHash('sha1')
  .update(fs.readFileSync(__filename))
  .update(sucrase.version)
  .digest('hex')
  .slice(0, 8);
const cacheFolder = path.join(root, 'node_modules/.cache/toolpad-docs/modules', version);

/** Own modules end in `.ts` nearly always, so that is looked for first. */
const extensions = ['.ts', '.js', '.cjs', '.mjs', '.tsx', '.json'];

/** Jiti as it is. It tells what is wrong with a module better than Sucrase, which may not even notice. */
const babel = createJiti(root, { fsCache: false });

/** What Sucrase makes of `import()`, which no package of ES modules can be loaded by, and what Jiti has for it. */
const requireLater = '.then(() => _interopRequireWildcard(require(';
const importLater = '.then(() => ((jitiImport)(';

/** @param {import('jiti').TransformOptions} options */
function toCommonJs({ source, filename = '', ts, async: isAsync }) {
  const { transform } = require('sucrase');
  const { code } = transform(source, {
    filePath: filename,
    transforms: ts ? ['typescript', 'imports'] : ['imports'],
    disableESTransforms: true,
  });
  const result = code.replaceAll(requireLater, importLater);
  // Throws for what Sucrase has passed over.
  new vm.Script(`(${isAsync ? 'async ' : ''}function () { ${result}\n})`);
  return result;
}

/** @param {import('jiti').TransformOptions} options */
function transform(options) {
  if (!options.filename?.endsWith('x')) {
    try {
      return { code: toCommonJs(options) };
    } catch {
      // Babel says why.
    }
  }
  return { code: babel.transform(options) };
}

/**
 * Makes what loads modules of this project.
 *
 * @param {string} from - Absolute path of the module that asks; specifiers are relative to it.
 */
exports.createProjectLoader = (from) =>
  createJiti(from, { transform, extensions, fsCache: cacheFolder });
