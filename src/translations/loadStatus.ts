import type { Files } from '../content/files';
import { parseFrontMatter } from '../content/page/frontMatter';
import type { Problem } from '../content/problem';
import { nearestPathname } from '../content/nearestPathname';
import { problemsIn, type PageReader } from './pageReader';
import type { SectionChange } from './pageTranslation';
import {
  listEnglishPages,
  listTranslations,
  translationFile,
  type EnglishPage,
} from './translationFiles';
import { translationState } from './translationState';

/** An English page and its translation into one language. */
export interface PageStatus {
  readonly page: EnglishPage;
  /** English title. */
  readonly title: string;
  /** Where the translation is, or belongs. */
  readonly file: string;
  readonly state: 'missing' | 'current' | 'behind' | 'unstamped';
  readonly changes: readonly SectionChange[];
}

/** A file that translates no page: English has none at its place, or Docusaurus never reads it. */
export interface StrayTranslation {
  readonly file: string;
  readonly state: 'orphaned' | 'misplaced';
  /** The English page that was probably meant. */
  readonly nearest?: EnglishPage;
}

/** Everything about one language. */
export interface LanguageStatus {
  readonly language: string;
  /** One for each English page. */
  readonly pages: readonly PageStatus[];
  readonly strays: readonly StrayTranslation[];
}

/** How the site is translated, and what could not be read. */
export interface TranslationStatus {
  readonly languages: readonly LanguageStatus[];
  readonly problems: readonly Problem[];
}

/** The English page whose path is nearest to one below `i18n`. */
export function nearestPage(name: string, pages: readonly EnglishPage[]): EnglishPage | undefined {
  const nearest = nearestPathname(
    `/${name}`,
    pages.map((page) => `/${page.name}`),
  );
  return pages.find((page) => `/${page.name}` === nearest);
}

/** The product and path that a misplaced file seems to mean. */
function meantName(file: string): string {
  const [, , folder = '', ...below] = file.replace(/\.mdx?$/, '').split('/');
  const product = /(core|studio)$/.exec(folder)?.[1] ?? 'core';
  return [product, ...below.filter((segment) => segment !== 'current')].join('/');
}

/** Title of a page that is not compared, and therefore not parsed as a whole. */
function titleOf(page: EnglishPage, files: Files): string {
  const { frontMatter } = parseFrontMatter(files.read(page.file).toString('utf8'));
  return typeof frontMatter?.title?.value === 'string' ? frontMatter.title.value : page.name;
}

function pageStatus(
  language: string,
  page: EnglishPage,
  files: Files,
  read: PageReader,
): PageStatus {
  const file = translationFile(language, page);
  const english = files.isFile(file) ? read(page.file) : undefined;
  const translation = english && read(file);
  if (!translation) {
    return { page, title: titleOf(page, files), file, state: 'missing', changes: [] };
  }
  const title = english.sections[0]?.title || page.name;
  return { page, title, file, ...translationState(english, translation, translation) };
}

function languageStatus(
  language: string,
  pages: readonly EnglishPage[],
  files: Files,
  read: PageReader,
): LanguageStatus {
  const own = pages.map((page) => pageStatus(language, page, files, read));
  const known = new Set(own.map(({ file }) => file));
  const { pages: found, misplaced } = listTranslations(files, language);
  return {
    language,
    pages: own,
    strays: [
      ...found
        .filter(({ file }) => !known.has(file))
        .map(({ file, page }) => ({
          file,
          state: 'orphaned' as const,
          nearest: nearestPage(page.name, pages),
        })),
      ...misplaced.map((file) => ({
        file,
        state: 'misplaced' as const,
        nearest: nearestPage(meantName(file), pages),
      })),
    ],
  };
}

/**
 * Compares all pages of some languages with English. Problems are those of the files that were
 * compared; untranslated pages are nothing that a translation could be wrong about.
 */
export function loadStatus(
  languages: readonly string[],
  files: Files,
  read: PageReader,
): TranslationStatus {
  const english = listEnglishPages(files);
  const status = languages.map((language) => languageStatus(language, english, files, read));
  const compared = status.flatMap(({ pages }) =>
    pages.flatMap(({ state, page, file }) => (state === 'missing' ? [] : [page.file, file])),
  );
  return {
    languages: status,
    problems: [...new Set(compared)].flatMap((file) =>
      problemsIn(file, read(file)?.problems ?? []),
    ),
  };
}
