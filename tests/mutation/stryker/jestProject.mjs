import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Opens the project in a folder as Jest does before it runs tests.
 *
 * @param root folder of the project
 * @param settings what is other than in jest.config.cjs
 */
export async function openJestProject(root, settings) {
  const require = createRequire(path.join(root, 'package.json'));
  const { readConfig } = require('jest-config');
  const { default: Runtime } = require('jest-runtime');
  const { createScriptTransformer } = require('@jest/transform');
  const docblock = require('jest-docblock');
  const { resolveTestEnvironment } = require('jest-resolve');
  const circus = path.dirname(require.resolve('jest-circus/package.json'));

  const config = { ...require('./jest.config.cjs'), ...settings };
  const { globalConfig, projectConfig } = await readConfig(
    { $0: '', _: [], config: JSON.stringify(config), ci: true },
    root,
  );
  const { resolver } = await Runtime.createContext(projectConfig, {
    console,
    maxWorkers: 1,
    watch: false,
    watchman: false,
  });
  // Files don't change any more: what was read and transformed serves every environment.
  const cacheFS = new Map();
  const transformer = await createScriptTransformer(projectConfig, cacheFS);

  /** Class of the environment that a test file asks for in its first comment. */
  function environmentClass(pragmas) {
    const wanted = pragmas['jest-environment'];
    const file = wanted
      ? resolveTestEnvironment({
          rootDir: root,
          testEnvironment: wanted,
          requireResolveFunction: require.resolve,
        })
      : projectConfig.testEnvironment;
    return transformer.requireAndTranspileModule(file);
  }

  return {
    globalConfig,
    projectConfig,
    /** Module that has Jest's tests and hooks, to be required in an environment. */
    framework: path.join(circus, 'build/jestAdapterInit.js'),
    /** Makes the environment of a test file, in which nothing is loaded yet. */
    async createEnvironment(file, console) {
      const source = readFileSync(file, 'utf8');
      cacheFS.set(file, source);
      const docblockPragmas = docblock.parse(docblock.extract(source));
      const Environment = await environmentClass(docblockPragmas);
      const options = JSON.parse(docblockPragmas['jest-environment-options'] ?? '{}');
      const testEnvironmentOptions = { ...projectConfig.testEnvironmentOptions, ...options };
      const environment = new Environment(
        { globalConfig, projectConfig: { ...projectConfig, testEnvironmentOptions } },
        { console, docblockPragmas, testPath: file },
      );
      const runtime = new Runtime(
        projectConfig,
        environment,
        resolver,
        transformer,
        cacheFS,
        { collectCoverage: false, collectCoverageFrom: [], coverageProvider: 'babel' },
        file,
        globalConfig,
      );
      environment.global.console = console;
      return { environment, runtime };
    },
  };
}
