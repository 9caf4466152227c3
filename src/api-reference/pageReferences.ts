import fs from 'node:fs';
import path from 'node:path';
import { problemAt, type Problem } from '../content/problem';
import { nearest } from '../navigation/rules/nearest';
import { productIds, type ProductId } from '../products';
import { loadCoreApi } from './loadCoreApi';
import { loadStudioApi } from './loadStudioApi';
import type { ApiExport } from './model';
import { elementAnchors, elementFault, findElements } from './pageElements';
import { findTabbedGuides } from './pages/core/tabPages';
import { studioExports } from './studioExports';

/** What pages show of the reference. */
export interface PageReferences {
  /** Elements and tabs that name what the packages do not export. */
  readonly problems: readonly Problem[];
  /** Ids that reference elements give to a page, by its file. */
  readonly anchors: ReadonlyMap<string, readonly string[]>;
}

/** Markdown files of a product, by paths from the project root. */
function pageFiles(siteDir: string, product: ProductId): string[] {
  const folder = `docs-${product}`;
  return fs
    .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .sort();
}

/** Tabs that name an export that does not exist, or one of another kind. */
function tabProblems(siteDir: string, exports: readonly ApiExport[]): Problem[] {
  return findTabbedGuides(siteDir).flatMap(({ id, tabs }) => {
    const file = `docs-core/${id}.mdx`;
    const lines = fs.readFileSync(path.join(siteDir, file), 'utf8').split('\n');
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

/**
 * Reads which reference the pages show.
 *
 * @param siteDir - Absolute path of the project.
 */
export async function findPageReferences(siteDir: string): Promise<PageReferences> {
  const [core, studio] = await Promise.all([loadCoreApi(siteDir), loadStudioApi(siteDir)]);
  const exportsOf: Record<ProductId, readonly ApiExport[]> = {
    core: [...core.api.exports, ...(core.api.internalTypes ?? [])],
    studio: studioExports(studio),
  };
  const problems = tabProblems(siteDir, exportsOf.core);
  const anchors = new Map<string, string[]>();
  for (const product of productIds) {
    const byName = new Map([...exportsOf[product]].reverse().map((entry) => [entry.name, entry]));
    const names = new Set(byName.keys());
    for (const file of pageFiles(siteDir, product)) {
      const elements = findElements(fs.readFileSync(path.join(siteDir, file), 'utf8'));
      const ids = elements.flatMap((element) => elementAnchors(element, byName, studio.fileSchema));
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
