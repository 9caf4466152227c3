import { docsTabOf } from '../../navigation/pathname';
import { readableDocsVersions, sidebarsFile, type DocsVersion } from '../../versions/docsVersions';
import { archivedPageIds } from '../../versions/archivedPageIds';
import { fileStart, problemAt, type Problem } from '../problem';
import type { Page, SiteContent } from '../site';

/** Pages of an archived release against its sidebar, which stands in for the navigation spec. */
function checkSidebar(version: DocsVersion, { files, pages }: SiteContent): Problem[] {
  const sidebar = sidebarsFile(version);
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
  const ids = archivedPageIds(files.root, version);
  const own = pages.filter(
    ({ archive, isPartial }) => archive?.root === version.root && !isPartial,
  );
  const idOf = ({ pathname }: Page): string => pathname.slice(version.root.length + 1);
  const written = new Set(own.map(idOf));
  const missing = ids
    .filter((id) => !written.has(id))
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
  const unlisted = own
    .filter((page) => !ids.includes(idOf(page)) && !docsTabOf(page.pathname))
    .map(({ file }) => {
      const message = `the sidebar of ${version.text} does not list the page`;
      const fix = `add its entry to ${sidebar}, or remove the file`;
      return problemAt(file, fileStart, 'content/archive-unlisted-page', message, fix);
    });
  return [...missing, ...unlisted];
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
    ...site.pages.flatMap(liveDemos),
  ];
}
