import { isMarkdown } from '../loadPages';
import { productIds } from '../../products';
import { languages, translationLanguages } from '../../translations/languages';
import { translationFolder } from '../../translations/translationFolder';
import { docsFolder } from '../site';

/** Folder that holds all languages. */
export const translationsFolder = 'i18n';

/** Folders of a language with pages, and where their English pages are. */
function pageFolders(language: string): readonly (readonly [folder: string, english: string])[] {
  return [
    ...productIds.map((id) => [translationFolder(language, id), docsFolder(id)] as const),
    [`${translationsFolder}/${language}/docusaurus-plugin-content-pages`, 'src/pages'],
  ];
}

/** A file below `i18n` by what it is for. */
export type TranslationFile =
  /** Markdown where a translated page, or a part of one, can stand; its English page may not exist. */
  | { readonly kind: 'page'; readonly language: string; readonly english: string }
  /** Interface strings in a file that Docusaurus reads. */
  | { readonly kind: 'strings'; readonly language: string }
  | { readonly kind: 'glossary'; readonly language: string }
  /** Nothing that the checks look into: guides, pictures of pages, archived releases. */
  | { readonly kind: 'other' }
  /** A file that nobody reads. */
  | { readonly kind: 'unread' };

/** Translation files of strings that Docusaurus reads, below the folder of a language. */
export const stringsFiles: readonly string[] = [
  'code.json',
  'docusaurus-theme-classic/footer.json',
  'docusaurus-theme-classic/navbar.json',
  ...productIds.map((product) => `docusaurus-plugin-content-docs-${product}/current.json`),
];

/** Docusaurus' own command copies translations when a release is cut. */
const ARCHIVE = /^docusaurus-plugin-content-docs-[a-z]+\/version-[^/]+(?:\/|\.json$)/;

/**
 * What a file below `i18n` is for.
 *
 * @param file - Path from the project root.
 */
export function classify(file: string): TranslationFile {
  const [, language = '', ...rest] = file.split('/');
  const name = rest.join('/');
  if (file === `${translationsFolder}/README.md`) {
    return { kind: 'other' };
  }
  if (Object.hasOwn(languages, language) && stringsFiles.includes(name)) {
    return { kind: 'strings', language };
  }
  if (!translationLanguages.includes(language)) {
    return { kind: 'unread' };
  }
  if (name === 'glossary.yml') {
    return { kind: 'glossary', language };
  }
  if (name === 'README.md' || ARCHIVE.test(name)) {
    return { kind: 'other' };
  }
  const found = pageFolders(language).find(([folder]) => file.startsWith(`${folder}/`));
  if (!found) {
    return { kind: 'unread' };
  }
  const [folder, english] = found;
  return isMarkdown(file)
    ? { kind: 'page', language, english: english + file.slice(folder.length) }
    : { kind: 'other' };
}
