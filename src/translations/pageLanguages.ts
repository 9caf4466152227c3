import fs from 'node:fs';
import path from 'node:path';
import { productIds } from '../products';
import { defaultLanguage, languages } from './languages';
import { translationFolder } from './translationFiles';

const all = Object.keys(languages);

/**
 * Languages in which a page has a text of its own: all of them for pages that are made of the
 * interface's strings, and those with a translation for pages of documentation.
 *
 * @param siteDir absolute path of the project.
 * @param pathname path of the page without base path and language prefix.
 */
export function pageLanguages(siteDir: string, pathname: string): readonly string[] {
  const [product, ...below] = pathname.split('/').filter(Boolean);
  const id = productIds.find((known) => known === product);
  if (!id || below.length === 0) {
    return all;
  }
  return all.filter(
    (language) =>
      language === defaultLanguage ||
      ['.mdx', '.md'].some((extension) =>
        fs.existsSync(
          path.join(siteDir, translationFolder(language, id), below.join('/') + extension),
        ),
      ),
  );
}
