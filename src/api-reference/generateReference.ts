import fs from 'node:fs';
import path from 'node:path';
import { problemAt, type Position, type Problem } from '../content/problem';
import { ApiReferenceError } from './ApiReferenceError';
import { coverageOf, type Coverage } from './coverage';
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
import { isGeneratedCorePage, writePages } from './pages/write';
import { findCorePackages } from './packages';

const EXEMPTIONS = 'src/api-reference/exemptions.ts';

/** Every gap without a reason, and every reason without a gap, where it has to be mended. */
async function coverageProblems(siteDir: string, { gaps, needless }: Coverage): Promise<Problem[]> {
  const unexplained = gaps.filter(({ reason }) => reason === undefined);
  if (unexplained.length + needless.length === 0) {
    return [];
  }
  const source = fs.readFileSync(path.join(siteDir, EXEMPTIONS), 'utf8');
  const problem = (key: string, code: string, message: string, fix: string): Problem =>
    problemAt(EXEMPTIONS, positionOf(source, key), code, message, fix);
  return [
    ...unexplained.map(({ key, kind }) =>
      kind === 'entry'
        ? problem(
            key,
            'reference/missing-entry',
            `the export "${key}" has no entry in the reference`,
            `give it one in src/api-reference/homes.ts, or add '${key}' here with the reason`,
          )
        : problem(
            key,
            'reference/missing-description',
            `the prop "${key}" has no description`,
            `add '${key}' here with the reason`,
          ),
    ),
    ...needless.map((key) =>
      problem(
        key,
        'reference/needless-exemption',
        `"${key}" needs no exemption any more`,
        'remove its line',
      ),
    ),
  ];
}

/** Where a key is written in the source; the list of exemptions if it is not. */
function positionOf(source: string, key: string): Position {
  const at = Math.max(source.indexOf(`'${key}'`), source.indexOf(`${key}:`));
  const before = source.slice(0, at < 0 ? source.indexOf('export const exemptions') : at);
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

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

/**
 * Makes all pages of the reference, without writing them.
 *
 * @throws {ApiReferenceError} if a package is missing or not the pinned one.
 */
export async function referencePages(siteDir: string): Promise<ReferencePages> {
  const [{ api, changes }, studio] = await Promise.all([
    loadCoreApi(siteDir),
    loadStudioApi(siteDir),
  ]);
  const versions = findCorePackages(siteDir).map(({ version }) => version);
  const uses = findUses(siteDir, isGeneratedCorePage);
  const guides = findTabbedGuides(siteDir);
  const [oldestVersion = api.version] = versions;
  const reference = createCoreReference({ api, changes, uses, guides, oldestVersion });
  const coverage = coverageOf(api, (name) => reference.homes.has(name));
  return {
    pages: [
      ...corePages(reference, versions, coverage),
      componentsOverview(studio),
      ...componentPages(studio),
      functionsOverview(studio, studioHomes(siteDir, studio)),
      schemaFile(studio),
    ],
    problems: await coverageProblems(siteDir, coverage),
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
