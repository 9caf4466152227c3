import { readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '../../content/problem';
import { hashSource } from './contentHash';
import { addIntegrity, fileIntegrity } from './integrity';
import { mergeAllowed, type AllowedInline } from './allowedInline';
import { createInlineCache } from './inlineCache';
import { startReview, type ReviewedTexts } from './review';
import { reviewedStyles } from './reviewedInline';

/** Pages of one language. */
export interface BuiltPages {
  /** Folder of the language. */
  readonly directory: string;
  /** Address of that folder, with slashes at both ends. */
  readonly baseUrl: string;
  /** Folders in it that hold other languages. */
  readonly otherLanguages: readonly string[];
  /** Project root, from which files are named, and where builds keep results. */
  readonly siteDir: string;
  readonly language: string;
}

/** What becomes of the HTML of a page before it is reviewed. */
export type ChangePage = (html: string) => string;

async function pageFiles({ directory, otherLanguages }: BuiltPages): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  const names = await Promise.all(
    entries.map(async (entry) => {
      if (!entry.isDirectory()) return [entry.name];
      if (otherLanguages.includes(entry.name)) return [];
      const below = await readdir(path.join(directory, entry.name), { recursive: true });
      return below.map((name) => path.join(entry.name, name));
    }),
  );
  return names
    .flat()
    .filter((name) => name.endsWith('.html'))
    .sort();
}

/** Texts that no page is built with, and that scripts write: see the reasons in the list. */
const writtenByScripts: AllowedInline = {
  scripts: [],
  styles: reviewedStyles.map(({ text }) => hashSource(text)),
};

/**
 * Compares the inline code of all pages with what was reviewed, and gives their scripts `integrity`.
 *
 * @param changePage - Puts what pages hold into its last form.
 * @returns what the policy has to let through, and what nobody has reviewed; with problems, pages
 * stay as they are.
 */
export async function securePages(
  pages: BuiltPages,
  reviewed: ReviewedTexts,
  changePage: ChangePage = (html) => html,
): Promise<{ readonly inline: AllowedInline; readonly problems: readonly Problem[] }> {
  const { directory, baseUrl, siteDir, language } = pages;
  const names = await pageFiles(pages);
  // At once: with a promise for each of thousands of files, opening one takes longer than reading it.
  const read = (name: string): string => readFileSync(path.join(directory, name), 'utf8');
  const review = startReview(reviewed);
  const code = createInlineCache(siteDir, language);
  for (const name of names) {
    const file = path.relative(siteDir, path.join(directory, name)).split(path.sep).join('/');
    const html = changePage(read(name));
    review.add(file, html, code.find(html));
  }
  code.save();
  const problems = review.problems();
  if (problems.length === 0) {
    const integrityOf = fileIntegrity(directory, baseUrl);
    // Read again: kept until all are reviewed, pages would be a tenth of the memory of a build.
    for (const name of names) {
      const html = read(name);
      const secured = await addIntegrity(changePage(html), integrityOf);
      if (secured !== html) writeFileSync(path.join(directory, name), secured);
    }
  }
  return { inline: mergeAllowed([review.found(), writtenByScripts]), problems };
}
