import fs from 'node:fs';
import { syncStrings } from '@site/src/translations/strings/syncStrings';
import { openSite, withSite, type FixtureSite } from '../fixtureSite';
import {
  enOverview,
  stamp,
  translateStrings,
  translatedFixture,
  zhOverview,
} from '../translations/translatedSite';
import { isPageRow, type PageRow, type Row } from './types';

const folder = 'docs-core/cases';

/** File of a page row. */
export function fileOf({ page }: PageRow): string {
  return `${folder}/${page}.mdx`;
}

/** A title and a description that no other page has, as the rules want them. */
export function contentOf({ page, file, text = '' }: PageRow): string | Buffer {
  const title = `The page ${page}`;
  const description = `Stands for what an author may get wrong, here ${page}.`;
  return (
    file ??
    `---\ntitle: ${title}\ndescription: ${description}\npageType: reference\n---\n\n${text}\n`
  );
}

/** A sound group with a page for each row; faults of the spec come to it as entries of their own. */
function writePages(site: FixtureSite, rows: readonly PageRow[]): void {
  const sound: PageRow = { input: '', page: 'sound', text: 'A sentence.', says: [] };
  const pages = [
    { ...sound, file: String(contentOf(sound)).replace('The page sound', 'Sound') },
    ...rows,
  ];
  const entries = pages.map(
    ({ page }) => `  { pathname: '/core/cases/${page}', title: '${page}' },\n`,
  );
  pages.forEach((row) => site.write(fileOf(row), contentOf(row)));
  const list = `export const cases: NavigationPage[] = [\n${entries.join('')}  // entries\n];\n`;
  site.write(
    'src/navigation/cases.ts',
    `import type { NavigationPage } from './types';\n\n${list}`,
  );
  const core = 'src/navigation/core.ts';
  site.replace(
    core,
    '\n];',
    "\n  { pathname: '/core/cases', title: 'Cases', children: cases },\n];",
  );
  site.append(core, "import { cases } from './cases';\n");
}

/**
 * Builds a sound site in two languages, makes the inputs in it, and hands it over until `use` is done.
 */
export async function withInputs<T>(
  rows: readonly Row[],
  use: (root: string) => Promise<T>,
): Promise<T> {
  return withSite(
    ({ root }) => fs.cpSync(translatedFixture, root, { recursive: true }),
    async (root) => {
      const site = openSite(root);
      writePages(site, rows.filter(isPageRow));
      await stamp(root, enOverview, zhOverview);
      const { files } = await syncStrings(root, 'zh');
      files.forEach(({ file }) => translateStrings(root, file));
      rows.forEach((row) => {
        if (!isPageRow(row)) row.edit(site);
      });
      return use(root);
    },
  );
}
