import path from 'node:path';
import { isGeneratedPage } from '../api-reference/pages/write';
import type { Files } from '../content/files';
import { isMarkdown } from '../content/loadPages';
import { docsFolder } from '../content/site';
import { productIds, type ProductId } from '../products';
import { docsVersionOf } from '../versions/docsVersions';
import { translationLanguages } from './languages';
import { translationFolder } from './translationFolder';

/** An English page of a current release. */
export interface EnglishPage {
  readonly product: ProductId;
  /** Path below the product without extension, for example `introduction/overview`. */
  readonly path: string;
  /** Name in commands and reports, for example `core/introduction/overview`. */
  readonly name: string;
  /** Folder right below the product; empty for a page that is in none. */
  readonly group: string;
  /** Path from the project root, with forward slashes. */
  readonly file: string;
}

const EXTENSION = /\.mdx?$/;

/** Path from the project root with forward slashes, as all functions here take it. */
export function toProjectPath(root: string, file: string): string {
  const relative = path.isAbsolute(file) ? path.relative(root, file) : file;
  return path.posix.normalize(relative.replaceAll('\\', '/'));
}

function isPartial(file: string): boolean {
  return file.split('/').some((segment) => segment.startsWith('_'));
}

/**
 * The English page that a file of `docs-core` or `docs-studio` is. Undefined for other files, for
 * partials, and for pages of archived releases.
 */
export function englishPageOf(file: string): EnglishPage | undefined {
  const product = productIds.find((id) => file.startsWith(`${docsFolder(id)}/`));
  if (!product || !isMarkdown(file) || isPartial(file)) {
    return undefined;
  }
  const below = file.slice(docsFolder(product).length + 1).replace(EXTENSION, '');
  const group = below.includes('/') ? below.slice(0, below.indexOf('/')) : '';
  return { product, path: below, name: `${product}/${below}`, group, file };
}

/** Where the translation of an English page belongs. */
export function translationFile(
  language: string,
  page: Pick<EnglishPage, 'product' | 'file'>,
): string {
  const below = page.file.slice(docsFolder(page.product).length);
  return translationFolder(language, page.product) + below;
}

/** A translated page, by the place of its file: whether there is an English page is another question. */
export interface TranslatedFile {
  readonly language: string;
  /** The English page that it would be a translation of. */
  readonly page: EnglishPage;
}

/**
 * What a file below `i18n` translates. Undefined for files that Docusaurus reads as no page of the
 * current release, and for partials.
 */
export function translatedFileOf(file: string): TranslatedFile | undefined {
  const version = docsVersionOf(file);
  if (!file.startsWith('i18n/') || !version || version.isArchived) {
    return undefined;
  }
  const language = file.split('/')[1] ?? '';
  const below = file.slice(version.folder.length + 1);
  const page = englishPageOf(`${docsFolder(version.product)}/${below}`);
  return page && translationLanguages.includes(language) ? { language, page } : undefined;
}

/** All English pages that people translate, in the order of their files. Generated ones are left out. */
export function listEnglishPages(files: Files): EnglishPage[] {
  return productIds
    .flatMap((product) => files.list(docsFolder(product)))
    .filter((file) => !isGeneratedPage(file))
    .flatMap((file) => englishPageOf(file) ?? []);
}

/** Markdown files of a language that are, or were meant to be, translated pages. */
export interface ListedTranslations {
  /** Files where a page of the current release can stand, with or without an English page. */
  readonly pages: readonly (TranslatedFile & { readonly file: string })[];
  /** Markdown that Docusaurus never reads. */
  readonly misplaced: readonly string[];
}

/** Markdown in the folder of a language that is not about a page of the current release, rightly. */
function isOther(file: string): boolean {
  const [, , folder = '', ...below] = file.split('/');
  return (
    // A guide for translators beside the folders of plugins, translations of `src/pages`.
    below.length === 0 ||
    folder === 'docusaurus-plugin-content-pages' ||
    docsVersionOf(file)?.isArchived === true ||
    isPartial(file)
  );
}

/** Lists what is in the folder of a language below `i18n`, whether or not the site has the language. */
export function listTranslations(files: Files, language: string): ListedTranslations {
  const found = files
    .list(`i18n/${language}`)
    .filter((file) => isMarkdown(file))
    .map((file) => ({ file, translated: translatedFileOf(file) }));
  return {
    pages: found.flatMap(({ file, translated }) => (translated ? [{ file, ...translated }] : [])),
    misplaced: found
      .filter(({ file, translated }) => !translated && !isOther(file))
      .map(({ file }) => file),
  };
}
