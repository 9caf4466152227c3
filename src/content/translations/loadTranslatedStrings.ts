import { defaultLanguage, languages } from '../../translations/languages';
import { readStrings } from '../../translations/strings/parseStrings';
import { englishStrings } from '../../translations/strings/sourceStrings';
import type { Files } from '../files';
import { problemAt } from '../problem';
import type { SiteNavigation } from '../site';
import type { Memory } from './remember';
import { translationsFolder } from './translationPaths';
import type { SiteTranslations, TranslatedStrings } from './types';

/** Languages that have a folder; English has one for strings that it says otherwise than packages. */
function begunLanguages(files: Files): string[] {
  return Object.keys(languages).filter((language) =>
    files.exists(`${translationsFolder}/${language}`),
  );
}

/** Reads the interface strings of all languages that are begun, each file with its English strings. */
export async function loadTranslatedStrings(
  files: Files,
  navigation: SiteNavigation,
  memory: Memory,
): Promise<Pick<SiteTranslations, 'strings' | 'problems'>> {
  const begun = begunLanguages(files);
  const { files: sources, problems } = await englishStrings(
    files,
    navigation,
    memory.cacheOf('module'),
  );
  const strings = begun.flatMap((language) =>
    sources.map((source): TranslatedStrings => {
      const file = `${translationsFolder}/${language}/${source.file}`;
      const written = files.exists(file)
        ? memory.recall('strings', files.read(file), readStrings)
        : undefined;
      return { language, file, source, written };
    }),
  );
  return {
    // English needs no file: what it has in one stands in the place of a package's own words.
    strings: strings.filter(({ language, written }) => language !== defaultLanguage || written),
    problems: problems.map(({ file, message, fix, ...at }) =>
      problemAt(file, at, 'translation/unreadable-string', message, fix),
    ),
  };
}
