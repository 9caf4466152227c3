import { problemAt, type Problem } from '../content/problem';
import { ApiReferenceError } from './ApiReferenceError';
import type { ParsedFiles } from './core/createProgram';
import { coverageOf, type Coverage } from './coverage';
import { coverageProblems } from './coverageProblems';
import { loadCoreApi } from './loadCoreApi';
import { loadStudioApi } from './loadStudioApi';
import { createCoreReference, exportsOf, type CoreReference } from './pages/core/context';
import { coveragePage } from './pages/core/coveragePage';
import { exportPage } from './pages/core/exportPage';
import { overviewPage } from './pages/core/overviewPage';
import { releasePages } from './pages/core/releasePages';
import { codecsPage, contextsPage } from './pages/core/sharedPages';
import { findTabbedGuides, tabPages } from './pages/core/tabPages';
import type { GeneratedPage } from './pages/page';
import {
  componentPages,
  componentsOverview,
  functionsOverview,
} from './pages/studio/componentPages';
import { findUses } from './pages/uses';
import type { StudioApi } from './studio/model';
import { studioHomes } from './studioHomes';
import { isGeneratedPage, writePages } from './pages/write';
import { findCorePackages } from './packages';
import { docsVersions, type DocsVersion } from '../versions/docsVersions';
import { pageIdsOf } from '../versions/pageIds';

function corePages(
  reference: CoreReference,
  versions: readonly string[],
  coverage: Coverage,
): GeneratedPage[] {
  const own = ['component', 'hook', 'class', 'function'] as const;
  return [
    overviewPage(reference),
    ...own.flatMap((kind) =>
      exportsOf(kind, reference).map((entry) => exportPage(entry, reference)),
    ),
    contextsPage(reference),
    codecsPage(reference),
    ...releasePages(versions, reference),
    coveragePage(coverage, reference),
    ...tabPages(reference),
  ];
}

/** The JSON Schema of Studio's files, for editors to load. */
function schemaFile({ fileSchema: { version, jsonSchema } }: StudioApi): GeneratedPage {
  const text = `${JSON.stringify(jsonSchema, null, 2)}\n`;
  return { file: `static/schemas/${version}/definitions.json`, text };
}

/** Pages of the reference, and what it lacks. */
export interface ReferencePages {
  readonly pages: readonly GeneratedPage[];
  readonly problems: readonly Problem[];
}

/** What a release of Core exports, read for its pages. */
async function coreReference(
  siteDir: string,
  { folder, text, isArchived }: DocsVersion,
  pageIds: readonly string[],
  parsed: ParsedFiles,
): Promise<{ pages: GeneratedPage[]; coverage: Coverage }> {
  const { api, changes } = await loadCoreApi(siteDir, isArchived ? text : undefined, parsed);
  const all = findCorePackages(siteDir).map(({ version }) => version);
  const versions = all.slice(0, all.indexOf(api.version) + 1);
  const uses = findUses(siteDir, (file) => isGeneratedPage(`docs-core/${file}`), folder);
  const guides = findTabbedGuides(siteDir, folder);
  const [oldestVersion = api.version] = versions;
  const reference = createCoreReference({ api, changes, uses, guides, pageIds, oldestVersion });
  const coverage = coverageOf(api, (name) => reference.homes.has(name));
  const pages = corePages(reference, versions, coverage).map(({ file, text: page }) => ({
    file: file.replace(/^docs-core\//, `${folder}/`),
    text: page,
  }));
  return { pages, coverage };
}

/**
 * Makes all pages of the reference, without writing them.
 *
 * @throws {ApiReferenceError} if a package is missing or not the pinned one.
 */
export async function referencePages(siteDir: string): Promise<ReferencePages> {
  // Both refer to the typings of React and MUI, which are most of the work.
  const parsed: ParsedFiles = new Map();
  const studio = await loadStudioApi(siteDir, parsed);
  const releases = docsVersions(siteDir).filter(({ product }) => product === 'core');
  const pages: GeneratedPage[] = [];
  const problems: Problem[] = [];
  for (const release of releases) {
    const core = await coreReference(siteDir, release, pageIdsOf(siteDir, release), parsed);
    pages.push(...core.pages);
    // Exemptions are kept for the current release: what an older one lacks besides, still counts.
    const needless = release.isArchived ? [] : core.coverage.needless;
    problems.push(...coverageProblems(siteDir, { ...core.coverage, needless }));
  }
  return {
    pages: [
      ...pages,
      componentsOverview(studio),
      ...componentPages(studio),
      functionsOverview(studio, studioHomes(siteDir, studio)),
      schemaFile(studio),
    ],
    problems,
  };
}

/**
 * Writes the pages of the reference from the installed packages, where they changed.
 *
 * @param siteDir - Absolute path of the project.
 * @returns what the reference lacks; the packages' own faults are problems too, never exceptions.
 */
export async function generateReference(siteDir: string): Promise<readonly Problem[]> {
  try {
    const { pages, problems } = await referencePages(siteDir);
    writePages(siteDir, pages);
    return problems;
  } catch (error) {
    if (error instanceof ApiReferenceError) {
      const { place, problem, fix } = error;
      return [problemAt(place.file, place, 'reference/package', problem, fix)];
    }
    throw error;
  }
}
