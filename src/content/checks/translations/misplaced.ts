import path from 'node:path';
import { isGeneratedPage } from '../../../api-reference/pages/write';
import { nearest } from '../../../navigation/rules/nearest';
import { productIds } from '../../../products';
import { languages, translationLanguages } from '../../../translations/languages';
import { translationFile } from '../../../translations/translationFiles';
import { movedPage } from '../../movedPages';
import { nearestPathname } from '../../nearestPathname';
import { fileStart, problemAt, type Problem } from '../../problem';
import { isMarkdown } from '../../loadPages';
import { docsFolder, type Page, type SiteContent } from '../../site';
import { advice } from '../unreadFiles';
import {
  classify,
  stringsFiles,
  translationsFolder,
  type TranslationFile,
} from '../../translations/translationPaths';

const withoutExtension = (file: string): string => file.replace(/\.[^./]+$/, '');

/** English pages that have translations: those of the current release, partials included. */
function englishPages({ pages }: SiteContent): Page[] {
  return pages.filter(({ file, archive }) => !archive && !isGeneratedPage(file));
}

/** Path of an English page below the folder of its product, without extension. */
function below({ file, product }: Page): string {
  return withoutExtension(file.slice(docsFolder(product).length + 1));
}

/** The page whose path ends a path as far as possible: what a file in the wrong folder translates. */
function pageAtEnd(file: string, pages: readonly Page[]): Page | undefined {
  const segments = withoutExtension(file).split('/').slice(2);
  const hinted = productIds.find((id) => segments.some((segment) => segment.endsWith(`-${id}`)));
  const ends = segments.map((_segment, index) => segments.slice(index).join('/'));
  const matches = ends.map((end) => pages.filter((page) => below(page) === end));
  const longest = matches.find(({ length }) => length > 0) ?? [];
  return longest.find(({ product }) => product === hinted) ?? longest[0];
}

/** Name of the folder of a language in which a file is. */
const languageOf = (file: string): string => file.split('/')[1] ?? '';

/** Files in the folder of a language that the site does not have: the first of them stands for all. */
function inUnknownLanguage(language: string, [first = '', ...others]: readonly string[]): Problem {
  // A tag such as zh-CN says more than the language prefix does.
  const [primary = ''] = language.toLowerCase().split(/[-_]/);
  // Codes of two letters are all near each other.
  const isCode = primary === language && primary.length === 2;
  const guess = isCode ? undefined : nearest(primary, translationLanguages);
  const isOne = others.length === 0;
  const place = [translationsFolder, guess, ...(isOne ? first.split('/').slice(2) : [])].join('/');
  const files = isOne ? 'the file' : `the ${others.length + 1} files of its folder`;
  return problemAt(
    first,
    fileStart,
    'translation/misplaced',
    `"${language}" is no language of the site, so nobody reads ${files}`,
    guess
      ? `did you mean ${place}?`
      : `use one of ${translationLanguages.join(', ')}, or add the language to src/translations/languages.ts`,
  );
}

/** A file in the folder of a language that stands where nobody looks for one. */
function unread(file: string, site: SiteContent): Problem {
  const [, language = '', ...rest] = file.split('/');
  const problem = (message: string, fix: string): Problem =>
    problemAt(file, fileStart, 'translation/misplaced', message, fix);
  const isTranslated = translationLanguages.includes(language);
  const page = isTranslated ? pageAtEnd(file, englishPages(site)) : undefined;
  const strings = stringsFiles.find((name) => path.posix.basename(name) === rest.at(-1));
  if (page) {
    const fix = `move it to ${translationFile(language, page)}`;
    return problem('Docusaurus does not read the file, and shows the page in English', fix);
  }
  const place = strings && `${translationsFolder}/${language}/${strings}`;
  return problem('nobody reads the file', place ? `move it to ${place}` : 'delete it');
}

/** A translation in the right folder, whose English page has another path or is not there. */
function withoutPage(
  file: string,
  { language, english }: Extract<TranslationFile, { kind: 'page' }>,
  site: SiteContent,
): Problem[] {
  if (isGeneratedPage(english)) {
    const message = `${english} is made from the packages, and nobody translates it by hand`;
    return [problemAt(file, fileStart, 'translation/orphaned', message, 'delete the file')];
  }
  if (site.files.isFile(english)) {
    return [];
  }
  const pages = englishPages(site);
  const twin = pages.find((page) => withoutExtension(page.file) === withoutExtension(english));
  if (twin) {
    const message = `the English page is ${twin.file}, so Docusaurus does not read the file`;
    const fix = `rename it to ${translationFile(language, twin)}`;
    return [problemAt(file, fileStart, 'translation/misplaced', message, fix)];
  }
  const message = `there is no English page ${english}`;
  const tail = english.slice(english.indexOf('/'));
  const ofOther = pages.find(({ file: other }) => other.slice(other.indexOf('/')) === tail);
  if (ofOther) {
    const other = translationFile(language, ofOther);
    const fix = site.files.exists(other)
      ? `delete it: ${other} is there already`
      : `move it to ${other}`;
    return [problemAt(file, fileStart, 'translation/misplaced', message, fix)];
  }
  const untranslated = pages.filter(
    (page) => !page.isPartial && !site.files.exists(translationFile(language, page)),
  );
  const meant = nearestPathname(
    english,
    untranslated.map((page) => page.file),
  );
  const place = untranslated
    .filter((page) => page.file === meant)
    .map((page) => translationFile(language, page))[0];
  const moved = movedPage(`/${english.replace(/^docs-(.*)\.mdx?$/, '$1')}`, site);
  if (moved) {
    const fix = `if ${moved.file} is that page, see what is said of its entry in src/navigation/${moved.product}.ts; otherwise delete it`;
    return [problemAt(file, fileStart, 'translation/orphaned', message, fix)];
  }
  return meant && path.posix.basename(meant) === path.posix.basename(english)
    ? [
        problemAt(
          file,
          fileStart,
          'translation/misplaced',
          message,
          `move it to ${place}, or delete it`,
        ),
      ]
    : [
        problemAt(
          file,
          fileStart,
          'translation/orphaned',
          message,
          place ? `did you mean ${place}? Otherwise delete it` : 'delete it',
        ),
      ];
}

/** Files below `i18n`: each where it is read, and translations of pages that exist. */
export function misplaced(site: SiteContent): Problem[] {
  const files = site.files.list(translationsFolder);
  const isUnknown = (file: string): boolean =>
    classify(file).kind === 'unread' && !Object.hasOwn(languages, languageOf(file));
  const unknown = new Map<string, string[]>();
  for (const file of files.filter(isUnknown)) {
    const language = languageOf(file);
    unknown.set(language, [...(unknown.get(language) ?? []), file]);
  }
  const known = files.filter((file) => !isUnknown(file));
  const ofKnown = known.flatMap((file) => {
    const found = classify(file);
    if (found.kind === 'unread') return [unread(file, site)];
    if (found.kind === 'page') return withoutPage(file, found, site);
    const [message, fix] = advice(file, site.files);
    // Pictures that a translation shows, and data that it imports, may well be there.
    const isStray = found.kind === 'other' && !isMarkdown(file) && !message.startsWith('no page');
    return isStray ? [problemAt(file, fileStart, 'translation/misplaced', message, fix)] : [];
  });
  return [...[...unknown].map(([language, own]) => inUnknownLanguage(language, own)), ...ofKnown];
}
