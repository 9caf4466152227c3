import { translationLanguages } from '../../translations/languages';
import type { Files } from '../files';
import { positionAt } from '../page/decode';
import { problemAt, type Problem } from '../problem';
import { translationsFolder } from './translationPaths';

const listFile = 'src/translations/languages.ts';

/** Languages of the site without a folder: all of their pages would be in English, and nobody be told. */
export function missingLanguages(files: Files): Problem[] {
  // What has no list of its own is a part of the content, with a part of the languages.
  if (!files.exists(listFile)) return [];
  const list = files.read(listFile).toString('utf8');
  return translationLanguages
    .filter((language) => !files.exists(`${translationsFolder}/${language}`))
    .map((language) => {
      const at = positionAt(list, Math.max(0, list.search(new RegExp(`\\b${language}:`))));
      const message = `the site has the language "${language}", and there is no ${translationsFolder}/${language}`;
      const fix = `restore the folder from git, or begin it with npm run i18n -- strings ${language}`;
      return problemAt(listFile, at, 'translation/missing-language', message, fix);
    });
}
