import path from 'node:path';
import { stringify } from 'yaml';
import type { PageType } from '../../content/pageKinds';
import { fileStart } from '../../content/problem';
import { withTrailingSlash } from '../../navigation/pathname';
import { derivedTitle } from '../../navigation/title';
import type { Change } from '../changes';
import { AuthoringError } from '../errors';
import { entrySource, NavigationEdits } from '../navigationEdits';
import { readNavigationSource } from '../navigationSource';
import { assertFree, assertHandWritten } from '../obstacles';
import { readPageAddress, type PageAddress } from '../pageAddress';
import { describePlacement, placeEntry, type Placement } from '../placement';
import type { Project } from '../project';
import { assertNotRedirected, readRedirectTable } from '../redirectTable';
import { demoStub } from './demoStub';
import { fillTemplate } from './fillTemplate';
import { kindOfPage } from './kindOfPage';
import { readTitle } from './readTitle';

/** What a command line asks for. */
export interface NewPageRequest {
  readonly page: string;
  readonly title?: string;
  readonly kind?: string;
  /** Page that the new one follows in the sidebar. */
  readonly after?: string;
}

/** A new page, and all that has to be written for it. */
export interface NewPagePlan {
  readonly address: PageAddress;
  readonly kind: PageType;
  /** Where the sidebar lists the page, in words. */
  readonly place: string;
  readonly changes: readonly Change[];
}

/** A page that the new one can lead on to: the one before it, else the first of the product. */
function neighbour(
  { pathname, file, product }: PageAddress,
  { after }: Placement,
  { pages, navigation }: Project,
): Record<string, string> {
  const own = navigation.entries.filter((entry) => entry.product === product);
  const wanted = [after?.pathname, ...own.map((entry) => entry.pathname)];
  const page = wanted.flatMap((path_) => pages.find((other) => other.pathname === path_) ?? [])[0];
  const relative = path.posix.relative(path.posix.dirname(file), page?.file ?? file);
  return {
    neighbourTitle: String(page?.frontMatter?.title?.value ?? ''),
    neighbourLink: relative.startsWith('.') ? relative : `./${relative}`,
    neighbourAddress: withTrailingSlash(page?.pathname ?? pathname),
  };
}

/**
 * Plans a new page: its file from the template of its kind, its entry, and its demo.
 *
 * @throws {UsageError} if no page can be made of what is asked for.
 * @throws {AuthoringError} if something in the project stands in the way.
 */
export async function planNewPage(project: Project, request: NewPageRequest): Promise<NewPagePlan> {
  const address = readPageAddress(request.page);
  const { pathname, product } = address;
  assertHandWritten(address);
  const entries = readNavigationSource(project.readSource, product);
  assertFree(address, project, entries);
  const placement = placeEntry(address, entries, request.after);
  const title = readTitle(request.title, project);
  const kind = kindOfPage(address, project.pages, request.kind);
  assertNotRedirected(readRedirectTable(project.files), pathname);

  const demo = demoStub(address);
  const files = kind === 'component' ? demo.files : [];
  const taken = files.find(({ file }) => project.files.exists(file));
  if (taken) {
    throw new AuthoringError(taken.file, fileStart, 'the demo exists', 'remove or rename it');
  }
  const text = fillTemplate(kind, {
    title: stringify(title, { lineWidth: 0 }).trim(),
    demo: demo.markup,
    basics: demo.basics,
    ...neighbour(address, placement, project),
  });
  const edits = new NavigationEdits();
  const label = title === derivedTitle(pathname) ? undefined : title;
  edits.insert(entrySource(pathname, label), placement);
  return {
    address,
    kind,
    place: describePlacement(placement),
    changes: [{ file: address.file, after: text }, ...files, ...(await edits.changes())],
  };
}
