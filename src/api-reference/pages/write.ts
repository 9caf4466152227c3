import fs from 'node:fs';
import path from 'node:path';
import { regularFilesBelow } from '../../content/markdownFiles';
import { docsVersions } from '../../versions/docsVersions';
import type { GeneratedPage } from './page';

/** Folders that hold generated pages and nothing else, from the project root. */
const FOLDERS = ['docs-core/api', 'docs-studio/reference/components', 'static/schemas'] as const;

/** Folders of guides: their own folders hold the tabs. */
const GUIDES = 'docs-core/components';

/** Single generated pages in folders of hand-written ones. */
const FILES = ['docs-studio/reference/api/overview.mdx'] as const;

const TAB = /^(?:components|hooks)-api\.mdx$/;

/** Folder of an archived release of Core: what is generated of it stands at the same places. */
const ARCHIVE = /^core_versioned_docs\/version-[^/]+\//;

/** True for a generated page, by its path from the project root. */
export function isGeneratedPage(location: string): boolean {
  const file = location.replace(ARCHIVE, 'docs-core/');
  return (
    FOLDERS.some((folder) => file.startsWith(`${folder}/`)) ||
    FILES.some((generated) => generated === file) ||
    (file.startsWith(`${GUIDES}/`) && TAB.test(path.posix.basename(file)))
  );
}

/** Files that an earlier run may have written, by absolute paths. */
function present(siteDir: string): string[] {
  const archives = docsVersions(siteDir)
    .filter(({ isArchived }) => isArchived)
    .map(({ folder }) => folder);
  return [...FOLDERS, GUIDES, ...archives]
    .flatMap((folder) =>
      regularFilesBelow(path.join(siteDir, folder)).map((file) => path.join(siteDir, folder, file)),
    )
    .concat(FILES.map((file) => path.join(siteDir, file)))
    .filter((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile())
    .filter((file) => isGeneratedPage(path.relative(siteDir, file).split(path.sep).join('/')));
}

function isSame(file: string, text: string): boolean {
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text;
}

/**
 * Writes the pages that differ from what is there, and removes those that no longer exist. A page
 * that stays the same is not touched, so that nothing is built anew for it.
 */
export function writePages(siteDir: string, pages: readonly GeneratedPage[]): void {
  const files = new Map(pages.map(({ file, text }) => [path.join(siteDir, file), text]));
  for (const file of present(siteDir)) {
    if (!files.has(file)) {
      fs.rmSync(file);
    }
  }
  for (const [file, text] of files) {
    if (!isSame(file, text)) {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, text);
    }
  }
}
