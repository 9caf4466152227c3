import { copySite, type SiteCopy } from '../integration/support/siteCopy';
import { buildSite } from './buildSite';
import { reportComparison } from './report';

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

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
