import fs from 'node:fs';
import path from 'node:path';
import { findPageReferences } from '../api-reference/pageReferences';
import { productIds } from '../products';
import { studioComponentProblems } from '../remark/studio-components/pageProblems';
import { readVersionsFile } from '../versions/docsVersions';
import { checkConfiguration, type ConfigurationResult } from './configuration';
import { settingsPlace } from './checks/settings';
import { placedProblem } from './errorProblem';
import { createFiles } from './files';
import { createPageReader, type PageReader } from './pageReader';
import { compareProblems, fileStart, problemAt, type Problem } from './problem';
import { hasErrors, runChecks, type CheckResult } from './runChecks';
import type { KnownReference } from './site';
import { missingLanguages } from './translations/missingLanguages';

/** What the reference is generated from; a project without it has no generated pages. */
const REFERENCE_PACKAGES = 'src/api-reference/package.json';

/** What was found out while the reference was made. */
interface Reference extends KnownReference {
  readonly problems: readonly Problem[];
  /** Why it could not be made, if nobody has foreseen that. */
  readonly error?: unknown;
}

const unknownReference: Reference = { isComplete: false, anchors: new Map(), problems: [] };

function missingPackages(): Reference {
  const fix = 'restore it from git';
  const message = 'the file is missing';
  const problem = problemAt(REFERENCE_PACKAGES, fileStart, 'reference/package', message, fix);
  return { ...unknownReference, problems: [problem] };
}

/** True for a project that should have a reference: npm knows its packages as a workspace. */
function hasReference(root: string): boolean {
  const manifest = path.join(root, 'package.json');
  const folder = path.dirname(REFERENCE_PACKAGES);
  return fs.existsSync(manifest) && fs.readFileSync(manifest, 'utf8').includes(`"${folder}"`);
}

/** True for what keeps the reference from being made, of which the checks may know the cause. */
function isAboutState({ code }: Problem): boolean {
  return code === 'reference/error' || code === 'reference/package';
}

/** A release without its files, of which no reference can be made. */
function isWithoutFiles({ code }: Problem): boolean {
  return code === 'content/archive-folder' || code === 'content/release-current';
}

/** The reference is missing because its packages are. */
function isFatal({ code }: Problem): boolean {
  return code === 'reference/package';
}

/** Brings the generated pages up to date, and reads what others show of them. */
async function makeReference(root: string): Promise<Reference> {
  // It imports the navigation spec, which may not be fit to be run.
  const { generateReference } = await import('../api-reference/generateReference');
  const problems = await generateReference(root);
  if (problems.some(isFatal)) {
    return { ...unknownReference, problems };
  }
  const [shown, inComponents] = await Promise.all([
    findPageReferences(root),
    studioComponentProblems(root),
  ]);
  return {
    isComplete: true,
    anchors: shown.anchors,
    problems: [...problems, ...shown.problems, ...inComponents],
  };
}

/** The reference as far as the state of the project lets it be made. */
async function readReference(root: string): Promise<Reference> {
  if (!fs.existsSync(path.join(root, REFERENCE_PACKAGES))) {
    return hasReference(root)
      ? missingPackages()
      : { isComplete: true, anchors: new Map(), problems: [] };
  }
  if (productIds.some((product) => readVersionsFile(root, product).faults)) {
    // Nobody knows of which releases there is reference.
    return unknownReference;
  }
  try {
    return await makeReference(root);
  } catch (error) {
    const problem = placedProblem(error, 'reference/error');
    return { ...unknownReference, error, problems: problem ? [problem] : [] };
  }
}

/** What is to be checked beside the content. */
export interface CheckOptions {
  /** True if nobody has run the configuration of the site before, as a build has. */
  readonly withConfiguration?: boolean;
}

const soundConfiguration: ConfigurationResult = { problems: [], sources: new Set() };

/** What an error elsewhere may lead to; what is wrong with the text of a file is no consequence. */
const consequences = {
  ofFiles: ['config/evaluation-error'],
  ofSettings: ['config/evaluation-error', 'config/invalid-value'],
} as const;

function isMissingList({ code }: Problem): boolean {
  return [
    ...['nav/missing-spec', 'nav/syntax-error'],
    ...['redirects/missing-table', 'content/release-list'],
  ].includes(code);
}

/** What the configuration has besides the problems of the content, which it is made of in part. */
function withConfiguration(
  result: CheckResult,
  { problems, sources }: ConfigurationResult,
): CheckResult {
  const told = result.problems.filter(({ severity }) => severity === 'error');
  // A list without its export, or that can't be read, is told by what reads the list.
  const isTold = ({ file, line, code }: Problem): boolean =>
    told.some(
      (other) =>
        other.file === file &&
        (other.line === line || (code === 'config/missing-name' && isMissingList(other))),
    );
  const others = problems.filter((problem) => !isTold(problem));
  const isAboutSource =
    others.some(({ code }) => code === 'config/missing-name') ||
    told.some(({ file, code }) => code !== 'config/unknown-field' && sources.has(file));
  const isAboutLanguage = told.some(({ code }) => code === 'translation/language');
  const isAboutSetting = told.some(({ file }) => file === settingsPlace);
  const explained: readonly string[] = [
    ...(isAboutSource ? consequences.ofFiles : []),
    ...(isAboutSetting ? consequences.ofSettings : []),
  ];
  const kept = others.filter(
    ({ code, message }) =>
      !explained.includes(code) && !(isAboutLanguage && message.includes('not accept i18n.')),
  );
  const unchecked =
    kept.length < others.length ? ['whether the configuration of the site can be run'] : [];
  return {
    ...result,
    problems: [...result.problems, ...kept].sort(compareProblems),
    unchecked: [...result.unchecked, ...unchecked],
  };
}

/** Pages are read by other threads while this one makes the reference. */
async function readAll(root: string, reader: PageReader): Promise<Reference> {
  const [reference] = await Promise.all([readReference(root), reader.read(createFiles(root))]);
  return reference;
}

/** Checks everything but the configuration. */
async function checkContent(root: string): Promise<CheckResult> {
  const reader = createPageReader(root);
  try {
    const reference = await readAll(root, reader);
    const result = await runChecks(root, reference, reader);
    const isExplained = hasErrors([...result.problems, ...reference.problems]);
    if (reference.error !== undefined && !isExplained) {
      throw reference.error;
    }
    const told = new Set(result.problems.map(({ file }) => file));
    const isListWrong = result.problems.some(isWithoutFiles);
    // What the checks say of a file is nearer to the cause than that it could not be used.
    const others = reference.problems.filter(
      (problem) => !isAboutState(problem) || !(isListWrong || told.has(problem.file)),
    );
    return { ...result, problems: [...others, ...result.problems].sort(compareProblems) };
  } finally {
    reader.close();
  }
}

/**
 * Brings the generated pages up to date, and checks everything.
 *
 * @param root - Absolute path of a project, or of a copy of one.
 * @throws what kept the reference from being made, if the checks find nothing that explains it.
 */
export async function checkProject(root: string, options: CheckOptions = {}): Promise<CheckResult> {
  // In a process of its own, so that it is done when the rest is.
  const configuration = options.withConfiguration
    ? checkConfiguration(root)
    : Promise.resolve(soundConfiguration);
  // An error of the checks themselves ends them before anybody waits for this.
  configuration.catch(() => undefined);
  const result = await checkContent(root);
  const ofSite = options.withConfiguration ? missingLanguages(createFiles(root)) : [];
  return withConfiguration(
    { ...result, problems: [...ofSite, ...result.problems] },
    await configuration,
  );
}
