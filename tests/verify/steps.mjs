import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createApt } from './apt.mjs';
import { installBrowser, installDebiansBrowser } from './installBrowser.mjs';
import { installNginx } from './installNginx.mjs';
import { installPackages } from './installPackages.mjs';
import { installPrograms } from './installPrograms.mjs';
import { commandResult, failure, jestResult, playwrightResult } from './results.mjs';

/** Runs a test runner and reads the report that it has written. */
async function suiteResult(command, reportFile, read) {
  const run = await command();
  let report;
  try {
    report = JSON.parse(readFileSync(reportFile, 'utf8'));
  } catch {
    return failure(`no report was written\n${run.output}`);
  }
  return read(report, run);
}

/**
 * Everything that is to be right, in order.
 *
 * `needs` names steps without whose success a step means nothing, and `after` those that only have to
 * be over: "check" writes the generated pages, which are to be there or not, but not half of them.
 * `installsFor` marks what only prepares, and says for which of the steps, and `ahead` is what of it may
 * begin before its turn: to download packages keeps no core busy. A step with `cores: 1` may run beside
 * another one. One with `nightly` takes long, or wants the machine for itself, and is run
 * only when asked for.
 */
export function createSteps({ root, run, resultsFolder }) {
  const npmRun =
    (...scripts) =>
    async () => {
      for (const script of scripts) {
        const result = commandResult(await run('npm', ['run', '--silent', script]));
        if (result.failed > 0 || script === scripts.at(-1)) return result;
      }
    };
  const bin = (name) => path.join(root, 'node_modules/.bin', name);
  const report = (name) => path.join(resultsFolder, `${name}.json`);
  /** Unit tests that start programs and wait for them. They would not keep two cores busy. */
  const commandTests = ['tests/unit/cli/'];
  const commandsReport = report('commands');
  const unitReport = report('jest');
  const contentReport = report('content');
  const integrationReport = report('integration');
  const e2eReport = report('playwright');
  // A file of tests leaves much garbage, all of it young: room for more of it saves a tenth of the time.
  // To collect it beside the tests would take a core from them, as each core has tests of its own.
  const jestCommand = [
    '--max-semi-space-size=64',
    '--min-semi-space-size=64',
    '--single-threaded-gc',
    bin('jest'),
  ];
  const jest = (file, ...args) =>
    suiteResult(
      () => run(process.execPath, [...jestCommand, ...args, '--json', `--outputFile=${file}`]),
      file,
      jestResult,
    );
  const installed = ['install'];
  const installByApt = createApt(run);
  return [
    {
      name: 'install',
      title: 'packages of the lockfile',
      needs: [],
      installsFor: () => true,
      run: () => installPackages(root, run),
    },
    {
      name: 'browser',
      title: 'Chromium',
      needs: installed,
      installsFor: (name) => ['integration', 'e2e', 'hydration'].includes(name),
      ahead: () => installDebiansBrowser(installByApt),
      run: () => installBrowser(run, installByApt),
    },
    {
      name: 'nginx',
      title: 'nginx',
      needs: installed,
      installsFor: (name) => name === 'integration' || name === 'load',
      ahead: () => installNginx(installByApt),
      run: () => installNginx(installByApt),
    },
    {
      name: 'check',
      title: 'navigation, pages and redirects',
      needs: installed,
      cores: 1,
      run: npmRun('check'),
    },
    {
      name: 'types',
      title: 'TypeScript',
      needs: installed,
      cores: 1,
      run: npmRun('typecheck'),
    },
    {
      name: 'integration',
      title: 'projects of the guides, built, answers of nginx, and the development server',
      needs: [...installed, 'browser', 'nginx'],
      after: ['check'],
      cores: 1,
      run: () =>
        jest(integrationReport, '--config', 'tests/integration/jest.config.cjs', '--maxWorkers=1'),
    },
    {
      name: 'build',
      title: 'production build',
      needs: installed,
      after: ['check'],
      cores: 1,
      run: npmRun('build'),
    },
    {
      name: 'format',
      title: 'Prettier',
      needs: installed,
      cores: 1,
      run: npmRun('format:check'),
    },
    {
      name: 'lint',
      title: 'spelling, Markdown and terms',
      needs: installed,
      cores: 1,
      run: npmRun('lint'),
    },
    {
      name: 'content',
      title: 'content tests and generated input',
      needs: installed,
      cores: 1,
      run: () => jest(contentReport, 'tests/content', 'tests/properties', '--maxWorkers=1'),
    },
    {
      name: 'commands',
      title: 'unit tests of commands',
      needs: installed,
      cores: 1,
      run: () => jest(commandsReport, ...commandTests, '--maxWorkers=1'),
    },
    {
      name: 'search',
      title: 'answers of the search',
      needs: [...installed, 'build'],
      cores: 1,
      run: npmRun('test:search'),
    },
    {
      name: 'unit',
      title: 'other unit tests',
      needs: installed,
      run: () =>
        jest(
          unitReport,
          'tests/unit',
          ...commandTests.map((folder) => `--testPathIgnorePatterns=${folder}`),
        ),
    },
    {
      name: 'e2e',
      title: 'end-to-end tests',
      needs: [...installed, 'browser', 'build'],
      run: () =>
        suiteResult(
          () =>
            run(bin('playwright'), ['test', '--reporter=json'], {
              PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport,
            }),
          e2eReport,
          playwrightResult,
        ),
    },
    {
      name: 'nightly-install',
      title: 'other browsers, and what loads a server',
      needs: installed,
      nightly: true,
      installsFor: (name) => name === 'engines' || name === 'load',
      run: () =>
        installPrograms(run, installByApt, {
          'firefox-esr': 'firefox-esr',
          WebKitWebDriver: 'webkit2gtk-driver',
          Xvfb: 'xvfb',
          wrk: 'wrk',
        }),
    },
    {
      name: 'observatory',
      title: 'security headers',
      needs: [...installed, 'build'],
      nightly: true,
      run: npmRun('test:observatory'),
    },
    {
      name: 'engines',
      title: 'Firefox and WebKit',
      needs: [...installed, 'nightly-install', 'build'],
      nightly: true,
      run: npmRun('test:engines'),
    },
    {
      name: 'publish',
      title: 'folder of the site, compressed',
      needs: [...installed, 'build'],
      nightly: true,
      run: npmRun('publish:layout', 'compress'),
    },
    {
      name: 'load',
      title: 'requests each second',
      needs: [...installed, 'nginx', 'nightly-install', 'publish'],
      nightly: true,
      run: npmRun('test:load'),
    },
    {
      name: 'reproducible',
      title: 'two builds are the same',
      needs: installed,
      nightly: true,
      run: npmRun('test:reproducible'),
    },
    {
      name: 'kept',
      title: 'builds from what was kept and from nothing are the same',
      needs: installed,
      nightly: true,
      run: npmRun('test:kept'),
    },
    {
      name: 'apart',
      title: 'languages built apart and together are the same',
      needs: installed,
      nightly: true,
      run: npmRun('test:apart'),
    },
    {
      name: 'hydration',
      title: 'HTML and first render are the same',
      needs: [...installed, 'browser'],
      nightly: true,
      run: npmRun('test:hydration'),
    },
    {
      name: 'mutation',
      title: 'changes of pure logic that tests notice',
      needs: installed,
      nightly: true,
      run: npmRun('test:mutation'),
    },
  ];
}
