import { readArguments } from '../../src/command-line/readArguments';
import { runCommand as runAsCommand } from '../../src/command-line/runCommand';
import { copySite } from '../integration/support/siteCopy';
import { runCommand } from '../support/runCommand';
import { freePort } from '../support/freePort';
import { languages } from '../../src/translations/languages';
import { buildSite } from './buildSite';

const usage = `Builds the site with React itself, and opens every page of it: what differs from its HTML fails.

  npm run test:hydration

  --help  show this text

Exit codes: 0 as it has to be, 1 not, 2 wrong usage.
`;

const playwright = require.resolve('@playwright/test/cli');

/** All pages of all languages, with two workers. In milliseconds. */
const longestRun = 60 * 60_000;

/**
 * Builds the site with React itself, and opens every page of it: unlike Preact, React tells when the
 * first render of a page differs from its HTML, and a page that makes it complain fails.
 */
async function main(): Promise<void> {
  const copy = copySite({ isWhole: true });
  try {
    const build = await buildSite(copy.folder, Object.keys(languages), { RENDERER: 'react' });
    const { code, output } = await runCommand(
      process.execPath,
      [playwright, 'test', 'pages.spec', '--reporter=line'],
      {
        folder: process.cwd(),
        env: { E2E_BUILD: build, E2E_PORT: String(await freePort()) },
        timeLimit: longestRun,
      },
    );
    process.stdout.write(output);
    process.exitCode = code;
  } finally {
    copy.remove();
  }
}

void runAsCommand({ name: 'test:hydration', usage }, async () => {
  readArguments({ options: {} });
  await main();
});
