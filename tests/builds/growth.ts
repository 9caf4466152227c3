import path from 'node:path';
import fs from 'node:fs';
import { readArguments } from '../../src/command-line/readArguments';
import { runCommand } from '../../src/command-line/runCommand';
import { copySite, type SiteCopy } from '../integration/support/siteCopy';
import { buildSite } from './buildSite';
import { commonScripts } from './commonScripts';

const usage = `Compares the scripts that every page loads on this site with 120 pages more, and with 1,000.

  npm run test:growth

  --help  show this text

Exit codes: 0 as it has to be, 1 not, 2 wrong usage.
`;

/** Pages that are added to the site in the two builds. */
const counts = [120, 1000] as const;

/** Bytes, compressed, that 880 pages may add to what every page loads. */
const mostGrowth = 2000;

/** A folder of the documentation that the site does not have. */
const added = 'growth';

/** Writes pages into folders of fifty. Their text says nothing, for it is not in what is measured. */
function addPages({ folder, write }: SiteCopy, count: number): void {
  // The navigation does not know them, which it would say.
  write(
    'src/plugins/content-checks/index.ts',
    "export default () => ({ name: 'content-checks' });\n",
  );
  for (let i = 0; i < count; i += 1) {
    const file = `docs-core/${added}-${Math.floor(i / 50)}/subject-${i}.mdx`;
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    write(
      file,
      `---\ntitle: Subject ${i}\ndescription: What there is to know of subject ${i}.\n---\n\n` +
        `Subject ${i} is one of many.\n\n## Details {/* #details */}\n\nThere are ${i} of them.\n`,
    );
  }
}

/** Bytes of what every page loads, and how many of the pages it names. */
async function measure(count: number): Promise<{ bytes: number; named: number }> {
  const copy = copySite();
  try {
    addPages(copy, count);
    const build = await buildSite(copy.folder, ['en'], { DOCUSAURUS_EXIT_AFTER_BUNDLING: 'true' });
    const { bytes, text } = commonScripts(build);
    return { bytes, named: text.match(/\/subject-\d/g)?.length ?? 0 };
  } finally {
    copy.remove();
  }
}

/** Compares the scripts that every page loads on this site with 120 pages more, and with 1,000. */
async function main(): Promise<void> {
  const sizes: number[] = [];
  for (const count of counts) {
    const { bytes, named } = await measure(count);
    process.stdout.write(`${count} pages more: ${bytes} bytes of main and runtime\n`);
    // Where a section begins, it may.
    if (named > count / 50) {
      throw new Error(`src/plugins/lazy-routes  main names ${named} pages -> see its README`);
    }
    sizes.push(bytes);
  }
  const [small = 0, large = 0] = sizes;
  process.stdout.write(`growth: ${large - small} bytes\n`);
  if (large - small >= mostGrowth) {
    throw new Error(
      `src/plugins/lazy-routes  what every page loads grows by ${large - small} bytes, and may by ` +
        `${mostGrowth} -> find what names pages in main and runtime`,
    );
  }
}

void runCommand({ name: 'test:growth', usage }, async () => {
  readArguments({ options: {} });
  await main();
});
