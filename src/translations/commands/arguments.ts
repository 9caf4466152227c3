import { isGeneratedPage } from '../../api-reference/pages/write';
import { navigationKey } from '../../navigation/pathname';
import { basePath } from '../../site';
import { docsFolder } from '../../content/site';
import { productIds } from '../../products';
import { defaultLanguage, languages, translationLanguages } from '../languages';
import { nearestPage } from '../loadStatus';
import {
  englishPageOf,
  listEnglishPages,
  toProjectPath,
  translatedFileOf,
  type EnglishPage,
} from '../translationFiles';
import { UsageError } from '../../command-line/UsageError';
import { type Project } from './project';

/**
 * A language that pages are translated into.
 *
 * @throws {UsageError} for anything else.
 */
export function languageOf(argument: string | undefined): string {
  const known = translationLanguages.join(', ');
  if (argument === undefined) {
    throw new UsageError(`no language is named -> name one of ${known}`);
  }
  if (argument === defaultLanguage) {
    throw new UsageError(`English is what pages are translated from -> name one of ${known}`);
  }
  if (!translationLanguages.includes(argument)) {
    const fix = `name one of ${known}, or add the language in src/translations/languages.ts`;
    throw new UsageError(`the site has no language "${argument}" -> ${fix}`);
  }
  return argument;
}

/** The file that an argument names, of a page or of its translation. */
function pageOfFile(argument: string, root: string): EnglishPage | undefined {
  const file = toProjectPath(root, argument);
  return englishPageOf(file) ?? translatedFileOf(file)?.page;
}

/** Name of the page whose address an argument is, or that it names outright. */
function nameOf(argument: string): string {
  const pathname = URL.canParse(argument) ? new URL(argument).pathname : argument;
  const locales = Object.keys(languages);
  const key = navigationKey(pathname, { basePath, locales, defaultLocale: defaultLanguage });
  return key.slice(1).replace(/\.mdx?$/, '');
}

/** Files that a page of a name can have. */
function filesOf(name: string): string[] {
  const product = productIds.find((id) => name.startsWith(`${id}/`));
  const below = product && `${docsFolder(product)}/${name.slice(product.length + 1)}`;
  return below === undefined ? [] : [`${below}.mdx`, `${below}.md`];
}

/**
 * The English page that an argument means: `core/introduction/overview`, a file's name, or an address.
 *
 * @throws {UsageError} if there is none that people translate.
 */
export function pageOf(argument: string | undefined, { files }: Project): EnglishPage {
  if (argument === undefined) {
    throw new UsageError('no page is named -> name one like core/introduction/overview');
  }
  const meant = pageOfFile(argument, files.root);
  const name = meant?.name ?? nameOf(argument);
  const file = [meant?.file ?? '', ...filesOf(name)].find((candidate) => files.isFile(candidate));
  const page = file === undefined ? undefined : englishPageOf(file);
  if (page && isGeneratedPage(page.file)) {
    const message = `${page.name} is generated from the packages and is translated by nobody`;
    throw new UsageError(`${message} -> its headings are in i18n/<language>/code.json`);
  }
  if (!page) {
    const guess = nearestPage(name, listEnglishPages(files));
    const fix = guess ? `did you mean ${guess.name}?` : 'npm run i18n -- status lists all of them';
    throw new UsageError(`there is no page "${argument}" -> ${fix}`);
  }
  return page;
}

/** @throws {UsageError} if more was given than a command takes. */
export function assertNoMore(rest: readonly string[]): void {
  if (rest.length > 0) {
    throw new UsageError(`"${rest.join(' ')}" is one argument too many -> leave it out`);
  }
}
