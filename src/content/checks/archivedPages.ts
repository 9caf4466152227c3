import { docsTabOf } from '../../navigation/pathname';
import { isGeneratedPage } from '../../api-reference/pages/write';
import { productIds, type ProductId } from '../../products';
import { archivedPageIds } from '../../versions/archivedPageIds';
import {
  readableDocsVersions,
  readVersionsFile,
  sidebarsFile,
  versionsFile,
  type DocsVersion,
} from '../../versions/docsVersions';
import { isGone } from '../archives';
import { placedProblem } from '../errorProblem';
import type { Files } from '../files';
import { jsonFault } from '../jsonFault';
import { isUnknownRoute } from '../links/unknownRoutes';
import { fileStart, inFile, problemAt, type Problem } from '../problem';
import type { Page, SiteContent } from '../site';
import { positionIn } from './productPlaces';
import { sidebarEntryProblems } from './sidebarEntries';

/** Ids of the pages in the sidebar; undefined if it is not even JSON, which has a check of its own. */
function idsOf(version: DocsVersion, files: Files): string[] | Problem | undefined {
  const sidebar = sidebarsFile(version);
  if (jsonFault(files.read(sidebar).toString('utf8'))) {
    return undefined;
  }
  try {
    return archivedPageIds(files.root, version);
  } catch (error) {
    return placedProblem(error, 'content/archive-sidebar');
  }
}

function isCurrent({ product, text }: DocsVersion, files: Files): boolean {
  return readableDocsVersions(files.root).some(
    (version) => !version.isArchived && version.product === product && version.text === text,
  );
}

/** Sidebars of releases that no list has. */
function unlistedSidebars({ files }: SiteContent): Problem[] {
  const sidebars = readableDocsVersions(files.root)
    .filter(({ isArchived }) => isArchived)
    .map(sidebarsFile);
  const products = productIds.filter((product) => !readVersionsFile(files.root, product).faults);
  return products.flatMap((product) =>
    files
      .list(`${product}_versioned_sidebars`)
      .filter((file) => !sidebars.includes(file))
      // Of a release whose pages are there, the list alone is told.
      .filter((file) => {
        const release = /version-(.+)-sidebars\.json$/.exec(file)?.[1] ?? '';
        return files.list(`${product}_versioned_docs/version-${release}`).length === 0;
      })
      .map((file) => {
        const message = `${versionsFile(product)} has no release of this sidebar, so nobody reads it`;
        const fix = 'delete it, or add its release to the list and restore the pages';
        return problemAt(file, fileStart, 'content/archive-sidebar', message, fix);
      }),
  );
}

/** Folders with pages of releases that no list has: nobody reads them. */
function unlistedFolders({ files }: SiteContent): Problem[] {
  const versions = readableDocsVersions(files.root);
  const products = productIds.filter((product) => !readVersionsFile(files.root, product).faults);
  return products.flatMap((product) => {
    const all = files.list(`${product}_versioned_docs`);
    const folders = new Set(all.map((file) => file.split('/').slice(0, 2).join('/')));
    const isListed = (folder: string): boolean => versions.some((other) => other.folder === folder);
    return [...folders]
      .filter((folder) => !isListed(folder))
      .map((folder) => {
        const file = versionsFile(product);
        const [message, fix] = files.exists(file)
          ? [
              `the list has no release whose pages are in ${folder}`,
              'add the release to the list, or delete the folder',
            ]
          : [`the file is missing, and there are pages in ${folder}`, 'restore it from git'];
        return problemAt(file, fileStart, 'content/archive-folder', message, fix);
      });
  });
}

/** Pages of an archived release against its sidebar, which stands in for the navigation spec. */
function checkSidebar(version: DocsVersion, site: SiteContent): Problem[] {
  const { files, pages } = site;
  const sidebar = sidebarsFile(version);
  if (isGone(version, files)) {
    // That the current release is listed is told with the list of products.
    if (isCurrent(version, files)) return [];
    const file = versionsFile(version.product);
    const source = files.read(file).toString('utf8');
    const message = `there are neither pages nor a sidebar of ${version.text}`;
    const fix = `remove it from the list, or restore ${version.folder} and ${sidebar} from git`;
    const at = positionIn(source, `"${version.text}"`);
    return [problemAt(file, at, 'content/archive-folder', message, fix)];
  }
  if (!files.isFile(sidebar)) {
    const fix = 'restore it from git, or cut the release again';
    return [
      problemAt(
        sidebar,
        fileStart,
        'content/archive-sidebar',
        'the archived release has no sidebar',
        fix,
      ),
    ];
  }
  if (files.list(version.folder).every(isGeneratedPage)) {
    const message = `the release has a sidebar, and no pages in ${version.folder}`;
    const fix = `restore them from git, or remove ${version.text} from ${versionsFile(version.product)}`;
    return [problemAt(sidebar, fileStart, 'content/archive-folder', message, fix)];
  }
  const ids = idsOf(version, files);
  if (!Array.isArray(ids)) {
    return ids ? [ids] : [];
  }
  const faults = sidebarEntryProblems(files.read(sidebar).toString('utf8'));
  if (ids.length === 0 && faults.length === 0) {
    const message = `the sidebar of ${version.text} lists no page`;
    return [
      problemAt(sidebar, fileStart, 'content/archive-sidebar', message, 'restore it from git'),
    ];
  }
  const own = pages.filter(
    ({ archive, isPartial }) => archive?.root === version.root && !isPartial,
  );
  const idOf = ({ pathname }: Page): string => pathname.slice(version.root.length + 1);
  const written = new Set(own.map(idOf));
  const missing = ids
    .filter((id) => !written.has(id) && !isUnknownRoute(`${version.root}/${id}`, site))
    .map((id) => {
      const lines = files.read(sidebar).toString('utf8').split('\n');
      const line = lines.findIndex((text) => text.includes(`"id": "${id}"`));
      const column = (lines[line]?.indexOf('"id"') ?? 0) + 1;
      const message = `the sidebar of ${version.text} lists "${id}", which has no page`;
      const fix = `remove the entry, or write ${version.folder}/${id}.mdx`;
      return problemAt(
        sidebar,
        { line: line + 1, column },
        'content/archive-missing-page',
        message,
        fix,
      );
    });
  // While an entry is not what it should be, nobody knows which page it lists.
  const unlisted = (faults.length > 0 ? [] : own)
    .filter((page) => !ids.includes(idOf(page)) && !docsTabOf(page.pathname))
    .map(({ file }) => {
      const message = `the sidebar of ${version.text} does not list the page`;
      const fix = `add its entry to ${sidebar}, or remove the file`;
      return problemAt(file, fileStart, 'content/archive-unlisted-page', message, fix);
    });
  return [...faults.map((fault) => inFile(sidebar, fault)), ...missing, ...unlisted];
}

/** Demos run the current release, so an archived page must not show one. */
function liveDemos({ file, archive, body }: Page): Problem[] {
  return (body?.elements ?? [])
    .filter(({ name }) => archive && name === 'Demo')
    .map((element) =>
      problemAt(
        file,
        element,
        'content/archive-live-demo',
        'a demo runs the current release, and the page is about an archived one',
        'put its source in its place, as npm run version:cut does',
      ),
    );
}

/** What archived pages have to keep besides the rules for all pages. */
export function archivedPages(site: SiteContent): Problem[] {
  return [
    ...readableDocsVersions(site.files.root)
      .filter(({ isArchived }) => isArchived)
      .flatMap((version) => checkSidebar(version, site)),
    ...unlistedFolders(site),
    ...unlistedSidebars(site),
    ...site.pages.flatMap(liveDemos),
  ];
}
