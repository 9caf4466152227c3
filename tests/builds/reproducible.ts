import { readArguments } from '../../src/command-line/readArguments';
import { runCommand } from '../../src/command-line/runCommand';
import { copySite, type SiteCopy } from '../integration/support/siteCopy';
import { buildSite } from './buildSite';
import { reportComparison } from './report';

const usage = `Builds the English site in two folders, one after the other, and compares every byte.

  npm run test:reproducible

  --help  show this text

Exit codes: 0 as it has to be, 1 not, 2 wrong usage.
`;

/** Builds the English site in two folders, one after the other, and compares every byte. */
async function main(): Promise<void> {
  const copies: SiteCopy[] = [];
  try {
    const builds: string[] = [];
    for (const _ of ['first', 'second']) {
      const copy = copySite({ isWhole: true });
      copies.push(copy);
      builds.push(await buildSite(copy.folder, ['en']));
    }
    const [first = '', second = ''] = builds;
    await reportComparison(first, second);
  } finally {
    copies.forEach((copy) => copy.remove());
  }
}

void runCommand({ name: 'test:reproducible', usage }, async () => {
  readArguments({ options: {} });
  await main();
});
