import { isGeneratedPage } from '../api-reference/pages/write';
import { fileStart } from '../content/problem';
import { windowsNameIn } from '../content/windowsNames';
import { AuthoringError } from './errors';
import { UsageError } from '../command-line/UsageError';
import { allEntries, positionOf, type EntrySource } from './navigationSource';
import type { PageAddress } from './pageAddress';
import type { Project } from './project';

/** Refuses a page that is made from the packages. */
export function assertHandWritten({ file, pathname }: PageAddress): void {
  if (isGeneratedPage(file)) {
    const what = `${pathname.slice(1)} is generated from the installed packages`;
    throw new UsageError(`${what} -> see src/api-reference/README.md`);
  }
}

/** Refuses a name that the project could not have on every machine. */
function assertPortable({ file }: PageAddress): void {
  const odd = windowsNameIn(file);
  if (odd !== undefined) {
    throw new UsageError(`Windows can't have a file named "${odd}" -> choose another name`);
  }
}

/**
 * Refuses an address that is taken: by a page, by an entry of the navigation spec, or by a device of Windows.
 *
 * @param entries - Of the product that the address belongs to.
 */
export function assertFree(
  page: PageAddress,
  { files, routes }: Project,
  entries: readonly EntrySource[],
): void {
  assertPortable(page);
  const present = [page.file, page.file.replace(/\.mdx$/, '.md')].find(files.isFile);
  const taken = present ?? routes.get(page.pathname)?.file;
  const fix = 'choose another name';
  if (taken) {
    throw new AuthoringError(taken, fileStart, 'the page exists', fix);
  }
  const entry = allEntries(entries).find(({ pathname }) => pathname === page.pathname);
  if (entry) {
    const place = positionOf(entry.pathnameNode);
    const what = entry.children
      ? 'a group has this path'
      : 'the entry exists, and its page does not';
    const otherFix = entry.children ? fix : 'remove the entry: this command writes it';
    throw new AuthoringError(place.file, place, what, otherFix);
  }
}
