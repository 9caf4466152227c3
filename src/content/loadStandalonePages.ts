import { translationLanguages } from '../translations/languages';
import type { Files } from './files';
import { isMarkdown } from './loadPages';
import type { PageCache } from './pageCache';
import { inFile } from './problem';
import { PAGES_FOLDER, standalonePages } from './routes';
import type { Page } from './site';

/** Markdown of `src/pages`, and its translations: pages that belong to no product. */
export interface StandaloneFile {
  readonly file: string;
  readonly pathname: string;
  /** Undefined for English. */
  readonly language?: string;
}

/** All files of such pages. Docusaurus reads a translation in the place of the English file. */
export function standaloneFiles(files: Files): StandaloneFile[] {
  const english = standalonePages(files).filter(({ file }) => isMarkdown(file));
  return english.flatMap(({ file, pathname }) => [
    { file, pathname },
    ...translationLanguages
      .map((language) => ({
        file: `i18n/${language}/docusaurus-plugin-content-pages${file.slice(PAGES_FOLDER.length)}`,
        pathname,
        language,
      }))
      .filter((translation) => files.exists(translation.file)),
  ]);
}

/** The pages themselves, which the reader has read; translations have the path of their English page. */
export function loadStandalonePages(files: Files, cache: PageCache): Page[] {
  return standaloneFiles(files).map(({ file, pathname }): Page => {
    const parsed = cache.get(files.read(file));
    const isRead = parsed !== undefined && !files.unreadable.has(file);
    const { frontMatter, body, problems } = isRead ? parsed : { problems: [] };
    return {
      file,
      // No rule for these pages asks for it, except that links to files lead to pages of one product.
      product: 'core',
      pathname,
      isPartial: false,
      frontMatter,
      body,
      problems: problems.map((problem) => inFile(file, problem)),
    };
  });
}
