import { nearestPathname } from '../../content/nearestPathname';
import { formatProblem } from '../../content/problem';
import type { Page } from '../../content/site';
import { docsVersions } from '../../versions/docsVersions';
import type { Change } from '../changes';
import { UsageError } from '../../command-line/UsageError';
import { formatSource } from '../formatSource';
import { readNavigationSource } from '../navigationSource';
import { assertFree, assertHandWritten } from '../obstacles';
import { readPageAddress, type PageAddress } from '../pageAddress';
import type { Project } from '../project';
import { readRedirectTable } from '../redirectTable';
import { filesThatMention, mentionsInTests, renameMentions, type Mention } from './mentions';
import { pageFiles } from './movedFiles';
import type { Moves } from './moves';
import { pageChanges } from './pageChanges';
import { redirectOldAddress } from './redirectOldAddress';
import { renameEntry } from './renameEntry';
import { renameSidebarStrings } from './sidebarStrings';

/** What a command line asks for. */
export interface RenameRequest {
  readonly from: string;
  readonly to: string;
  /** Page that it follows in the sidebar from now on. */
  readonly after?: string;
}

/** A page with another address, and all that has to be written for it. */
export interface RenamePlan {
  readonly from: PageAddress;
  readonly to: PageAddress;
  /** Where the sidebar lists the page, in words; undefined where it did. */
  readonly place?: string;
  readonly changes: readonly Change[];
  /** Places in tests that name the page and stay as they are. */
  readonly mentions: readonly Mention[];
}

function assertCurrent(text: string, { files }: Project): void {
  const archive = docsVersions(files.root).find(
    ({ isArchived, root, folder }) =>
      isArchived && (text.includes(`${root.slice(1)}/`) || text.includes(folder)),
  );
  if (archive) {
    const what = `${text} is a page of the archived release ${archive.text}`;
    throw new UsageError(`${what}, whose addresses stay -> name a page of the current release`);
  }
}

/** The page that is to move. */
function findPage({ pathname }: PageAddress, { pages }: Project): Page {
  const current = pages.filter(({ archive, isPartial }) => !archive && !isPartial);
  const page = current.find((candidate) => candidate.pathname === pathname);
  if (!page) {
    const guess = nearestPathname(
      pathname,
      current.map((candidate) => candidate.pathname),
    );
    const fix = guess ? `did you mean ${guess.slice(1)}?` : 'npm run search finds pages';
    throw new UsageError(`there is no page ${pathname.slice(1)} -> ${fix}`);
  }
  if (page.problems.length > 0) {
    throw new Error(page.problems.map(formatProblem).join('\n'));
  }
  return page;
}

/** Reference in tabs belongs to guides in the folder of components. */
function assertTabsStay({ frontMatter }: Page, to: PageAddress): void {
  if (frontMatter?.apiTabs && !/^\/core\/components\/[^/]+$/.test(to.pathname)) {
    const fix = 'choose an address below core/components, or remove apiTabs before';
    throw new UsageError(`the page has reference in tabs (apiTabs) -> ${fix}`);
  }
}

async function mentionChanges({ files }: Project, moves: Moves): Promise<Change[]> {
  const changes = filesThatMention(files).map(async (file): Promise<Change | undefined> => {
    const before = files.read(file).toString('utf8');
    const renamed = renameMentions(before, moves);
    if (renamed === before) {
      return undefined;
    }
    const after = /\.tsx?$/.test(file) ? await formatSource(renamed) : renamed;
    return { file, before, after };
  });
  return (await Promise.all(changes)).flatMap((change) => change ?? []);
}

/**
 * Plans a page's move to another address, in all languages, with everything that leads to it.
 *
 * @throws {UsageError} if the page can't have that address.
 * @throws {AuthoringError} if something in the project stands in the way.
 */
export async function planRename(project: Project, request: RenameRequest): Promise<RenamePlan> {
  assertCurrent(request.from, project);
  assertCurrent(request.to, project);
  const from = readPageAddress(request.from);
  const to = readPageAddress(request.to);
  assertHandWritten(from);
  assertHandWritten(to);
  const page = findPage(from, project);
  if (from.product !== to.product) {
    throw new UsageError(`a page stays in its product -> begin with ${from.product}/`);
  }
  const entries = readNavigationSource(project.readSource, from.product);
  assertFree(to, project, entries);
  assertTabsStay(page, to);

  const { files, generated } = pageFiles(page.file, to, project.files);
  const moves: Moves = { from: from.pathname, to: to.pathname, files };
  const entry = await renameEntry(from, to, entries, request.after);
  const hasTabs = files.size > 1 || generated.length > 0;
  const changes = [
    ...(await pageChanges(project, moves)),
    ...generated.map((file) => ({ file, before: project.readSource(file) })),
    ...entry.changes,
    ...renameSidebarStrings(project.files, from.product, moves),
    ...(await redirectOldAddress(readRedirectTable(project.files), moves, hasTabs)),
    ...(await mentionChanges(project, moves)),
  ];
  return {
    ...{ from, to, changes, place: entry.place },
    mentions: mentionsInTests(project.files, moves),
  };
}
