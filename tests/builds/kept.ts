import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readArguments } from '../../src/command-line/readArguments';
import { runCommand } from '../../src/command-line/runCommand';
import { copySite, type SiteCopy } from '../integration/support/siteCopy';
import { buildSite } from './buildSite';
import { reportComparison } from './report';

const usage = `Builds the English site anew, and from what builds keep, and compares every byte.

  npm run test:kept

The site is built, built again without a change, and built again with another title of a page, which
other pages show as well; the last once more with nothing kept.

  --help  show this text

Exit codes: 0 as it has to be, 1 not, 2 wrong usage.
`;

/** Shown by the sidebar of its product, and by the pages before and behind it. */
const edited = 'docs-core/introduction/installation.mdx';

function changeTitle({ read, write }: SiteCopy): void {
  const text = read(edited);
  const changed = text.replace(/^(title: .*)$/m, '$1, changed').concat('\nA last paragraph.\n');
  if (!/^title: .*, changed$/m.test(changed)) {
    throw new Error(`${edited}  has no title -> name another page in tests/builds/kept.ts`);
  }
  write(edited, changed);
}

/** Compares builds from what was kept with builds from nothing. */
async function main(): Promise<void> {
  const copy = copySite({ isWhole: true });
  // Beside the project: what lies in it counts for what is kept.
  const builds = fs.mkdtempSync(path.join(os.tmpdir(), 'builds-'));
  const build = async (name: string, env: Record<string, string> = {}): Promise<string> => {
    const folder = path.join(builds, name);
    fs.renameSync(await buildSite(copy.folder, ['en'], env), folder);
    return folder;
  };
  try {
    const first = await build('first');
    await reportComparison(first, await build('again'));
    changeTitle(copy);
    const fromKept = await build('edited');
    // The variable turns off one of the caches, and has to change nothing by itself.
    for (const kept of ['node_modules/.cache', '.docusaurus']) {
      fs.rmSync(path.join(copy.folder, kept), { recursive: true });
    }
    await reportComparison(fromKept, await build('anew', { DOCUSAURUS_NO_PERSISTENT_CACHE: '1' }));
  } finally {
    fs.rmSync(builds, { recursive: true, force: true });
    copy.remove();
  }
}

void runCommand({ name: 'test:kept', usage }, async () => {
  readArguments({ options: {} });
  await main();
});
