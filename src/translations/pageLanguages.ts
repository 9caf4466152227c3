import fs from 'node:fs';
import path from 'node:path';
import { docsFolder } from '../content/site';
import { productIds } from '../products';
import { defaultLanguage, languages, translationLanguages } from './languages';
import { englishPageOf, translationFile, type EnglishPage } from './translationFiles';

/**
 * Languages that have a translation of a page, in the order of the site.
 *
 * @param root absolute path of the project.
 */
export function translatedLanguages(root: string, page: EnglishPage): string[] {
  return translationLanguages.filter((language) =>
    fs.existsSync(path.join(root, translationFile(language, page))),
  );
}

/**
 * Languages in which an address has a text of its own: all of them for pages that are made of the
 * interface's strings, and those with a translation for pages of documentation.
 *
 * @param root absolute path of the project.
 * @param pathname path of the page without base path and language prefix.
 */
export function pageLanguages(root: string, pathname: string): readonly string[] {
  const [product, ...below] = pathname.split('/').filter(Boolean);
  const id = productIds.find((known) => known === product);
  if (!id || below.length === 0) {
    return Object.keys(languages);
  }
  const translated = ['.mdx', '.md'].flatMap((extension) => {
    const page = englishPageOf(`${docsFolder(id)}/${below.join('/')}${extension}`);
    return page ? translatedLanguages(root, page) : [];
  });
  return [defaultLanguage, ...translated];
}
