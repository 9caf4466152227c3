import path from 'node:path';
import { markdownFilesBelow, readableText } from '../content/markdownFiles';
import { problemAt, type Problem } from '../content/problem';
import { nearest } from '../navigation/rules/nearest';
import { loadCoreApi } from './loadCoreApi';
import { loadStudioApi } from './loadStudioApi';
import type { ApiExport } from './model';
import { elementAnchors, elementFault, findElements } from './pageElements';
import { findTabbedGuides } from './pages/core/tabPages';
import { studioExports } from './studioExports';
import { docsVersions, type DocsVersion } from '../versions/docsVersions';

/** What pages show of the reference. */
export interface PageReferences {
  /** Elements and tabs that name what the packages do not export. */
  readonly problems: readonly Problem[];
  /** Ids that reference elements give to a page, by its file. */
  readonly anchors: ReadonlyMap<string, readonly string[]>;
}

/** Markdown files of a release, by paths from the project root. */
function pageFiles(siteDir: string, { folder }: DocsVersion): string[] {
  return markdownFilesBelow(path.join(siteDir, folder)).map((file) =>
    path.posix.join(folder, file),
  );
}

/** Tabs that name an export that does not exist, or one of another kind. */
function tabProblems(
  siteDir: string,
  { folder }: DocsVersion,
  exports: readonly ApiExport[],
): Problem[] {
  return findTabbedGuides(siteDir, folder).flatMap(({ id, tabs }) => {
    const file = `${folder}/${id}.mdx`;
    const lines = readableText(path.join(siteDir, file)).split('\n');
    return (['components', 'hooks'] as const).flatMap((tab) => {
      const kind = tab === 'components' ? 'component' : 'hook';
      const names = exports.filter((entry) => entry.kind === kind).map(({ name }) => name);
      return (tabs[tab] ?? [])
        .filter((name) => !names.includes(name))
        .map((name) => {
          const line = lines.findIndex((text) => new RegExp(`\\b${name}\\b`).test(text));
          const at = { line: line + 1, column: (lines[line]?.indexOf(name) ?? 0) + 1 };
          const guess = nearest(name, names);
          const fix = guess
            ? `did you mean "${guess}"?`
            : 'npm run api -- --list names all exports';
          const message = `Toolpad Core exports no ${kind} "${name}"`;
          return problemAt(file, at, 'reference/unknown-export', message, fix);
        });
    });
  });
}

/** What the pages of a release may show. */
async function exportsOf(
  siteDir: string,
  { product, text, isArchived }: DocsVersion,
): Promise<readonly ApiExport[]> {
  if (product === 'studio') {
    return studioExports(await loadStudioApi(siteDir));
  }
  const { api } = await loadCoreApi(siteDir, isArchived ? text : undefined);
  return [...api.exports, ...(api.internalTypes ?? [])];
}

/**
 * Reads which reference the pages show.
 *
 * @param siteDir - Absolute path of the project.
 */
export async function findPageReferences(siteDir: string): Promise<PageReferences> {
  const { fileSchema } = await loadStudioApi(siteDir);
  const problems: Problem[] = [];
  const anchors = new Map<string, string[]>();
  for (const release of docsVersions(siteDir)) {
    const exports = await exportsOf(siteDir, release);
    if (release.product === 'core') {
      problems.push(...tabProblems(siteDir, release, exports));
    }
    const byName = new Map([...exports].reverse().map((entry) => [entry.name, entry]));
    const names = new Set(byName.keys());
    for (const file of pageFiles(siteDir, release)) {
      const elements = findElements(readableText(path.join(siteDir, file)));
      const ids = elements.flatMap((element) => elementAnchors(element, byName, fileSchema));
      if (ids.length > 0) {
        anchors.set(file, ids);
      }
      for (const element of elements) {
        const fault = elementFault(element, names);
        if (fault) {
          const { message, fix } = fault;
          problems.push(problemAt(file, element, 'reference/unknown-export', message, fix));
        }
      }
    }
  }
  return { problems, anchors };
}
