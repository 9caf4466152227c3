import fs from 'node:fs';
import path from 'node:path';
import { count } from '../../content/count';
import { fileStart, problemAt, type Problem } from '../../content/problem';
import { nearest } from '../../navigation/rules/nearest';
import { problemsIn, type ReadPage } from '../pageReader';
import { partialStamps } from '../partialStamps';
import { sectionMismatches } from '../sectionMismatches';
import { stampsOf, writeStamps, type SourceStamps } from '../sourceStamps';
import { listEnglishPages, translationFile, type EnglishPage } from '../translationFiles';
import { writeFileWhole } from '../../files/writeFileWhole';
import { languageOf, pageOf } from './arguments';
import { UsageError } from '../../command-line/UsageError';
import { openProject, RefusedError, type Output, type Project } from './project';

/** Options of `npm run i18n -- bless`. */
export interface BlessOptions {
  readonly root: string;
  readonly language: string | undefined;
  /** One page, or with `all` none. */
  readonly page: string | undefined;
  /** Ids of the only sections to stamp; the whole page without. */
  readonly sections: readonly string[];
  /** Every page of the language that has no stamps. */
  readonly all: boolean;
}

/** A translation that is about to get stamps. */
interface Blessing {
  readonly file: string;
  readonly english: ReadPage;
  readonly translation: ReadPage;
}

/** Mistakes that have to be mended first. Malformed stamps are not among them: they are written anew. */
function unreadable(file: string, { problems }: ReadPage): Problem[] {
  const others = problems.filter(({ code }) => code !== 'translation/malformed-stamp');
  return problemsIn(file, others);
}

function readPair(language: string, page: EnglishPage, { read }: Project): Blessing {
  const file = translationFile(language, page);
  const english = read(page.file);
  const translation = read(file);
  if (!english || !translation) {
    const fix = `start it with npm run i18n -- translate ${language} ${page.name}`;
    throw new UsageError(`${page.name} has no translation into ${language} -> ${fix}`);
  }
  return { file, english, translation };
}

function problemsOf(page: EnglishPage, blessing: Blessing, ids?: readonly string[]): Problem[] {
  const { file, english, translation } = blessing;
  const unread = [...unreadable(page.file, english), ...unreadable(file, translation)];
  if (unread.length > 0) {
    return unread;
  }
  if (!translation.frontMatter) {
    const fix = 'start the file with the front matter of the English page, translated';
    const message = 'the translation has no front matter';
    return [problemAt(file, fileStart, 'translation/no-front-matter', message, fix)];
  }
  return problemsIn(file, sectionMismatches(english, translation, ids));
}

function assertKnown({ english, translation }: Blessing, ids: readonly string[]): void {
  const known = new Set([...stampsOf(english).keys(), ...(translation.stamps?.keys() ?? [])]);
  for (const id of ids.filter((candidate) => !known.has(candidate))) {
    const guess = nearest(id, known);
    const fix = guess ? `did you mean ${guess}?` : `name one of ${[...known].join(', ')}`;
    throw new UsageError(`the page has no section "${id}" -> ${fix}`);
  }
}

async function blessPage(options: BlessOptions, language: string): Promise<Output> {
  const project = await openProject(options.root);
  const page = pageOf(options.page, project);
  const blessing = readPair(language, page, project);
  const ids = options.sections.length > 0 ? options.sections : undefined;
  if (ids) assertKnown(blessing, ids);
  const problems = problemsOf(page, blessing, ids);
  if (problems.length > 0) throw new RefusedError(problems, 'nothing was stamped');
  const fresh = stampsOf(blessing.english);
  const old = blessing.translation.stamps ?? new Map<string, string>();
  write(project, blessing, ids ? partialStamps(old, fresh, ids) : fresh);
  const what = ids ? count(ids.length, 'section') : 'the whole page';
  return { text: `${blessing.file}: ${what} stamped as current\n` };
}

/** The text is read anew: what was read for comparing has no byte-order mark. */
function write({ files }: Project, { file }: Blessing, stamps: SourceStamps): void {
  const target = path.join(files.root, file);
  writeFileWhole(target, writeStamps(fs.readFileSync(target, 'utf8'), stamps));
}

async function blessAll({ root }: BlessOptions, language: string): Promise<Output> {
  const project = await openProject(root);
  const pages = listEnglishPages(project.files)
    .filter((page) => project.files.isFile(translationFile(language, page)))
    .map((page) => ({ page, blessing: readPair(language, page, project) }))
    .filter(({ blessing }) => !blessing.translation.stamps);
  const problems = pages.flatMap(({ page, blessing }) => problemsOf(page, blessing));
  if (problems.length > 0) throw new RefusedError(problems, 'nothing was stamped');
  for (const { blessing } of pages) {
    write(project, blessing, stampsOf(blessing.english));
  }
  const lines = pages.map(({ blessing }) => `${blessing.file}\n`).join('');
  return { text: `${lines}${count(pages.length, 'page')} stamped as current\n` };
}

/** Says that translations, or sections of one, say what English says now. */
export async function bless(options: BlessOptions): Promise<Output> {
  const language = languageOf(options.language);
  if (options.all && (options.page !== undefined || options.sections.length > 0)) {
    throw new UsageError('--all takes every page without stamps -> leave out page and sections');
  }
  return options.all ? blessAll(options, language) : blessPage(options, language);
}
