import { parseGlossary } from '../../translations/glossary';
import type { Files } from '../files';
import type { PageReader } from '../pageReader';
import type { Page, SiteNavigation } from '../site';
import { textOf } from './decodeText';
import { loadTranslatedPages } from './loadTranslatedPages';
import { loadTranslatedStrings } from './loadTranslatedStrings';
import type { Memory } from './remember';
import { classify, translationsFolder } from './translationPaths';
import type { SiteTranslations } from './types';

function loadGlossaries(files: Files, memory: Memory): SiteTranslations['glossaries'] {
  return new Map(
    files.list(translationsFolder).flatMap((file) => {
      const found = classify(file);
      return found.kind === 'glossary'
        ? [
            [
              found.language,
              memory.recall(`glossary ${file}`, files.read(file), (bytes) =>
                parseGlossary(file, textOf(bytes)),
              ),
            ] as const,
          ]
        : [];
    }),
  );
}

/** Reads everything below `i18n`. A project without that folder has no translations. */
export async function loadTranslations(
  files: Files,
  pages: readonly Page[],
  navigation: SiteNavigation,
  reader: PageReader,
): Promise<SiteTranslations> {
  if (!files.exists(translationsFolder)) {
    return { pages: [], strings: [], glossaries: new Map(), problems: [] };
  }
  const { memory } = reader;
  const translated = loadTranslatedPages(files, pages, reader);
  const strings = await loadTranslatedStrings(files, navigation, memory);
  const glossaries = loadGlossaries(files, memory);
  memory.save();
  return { pages: translated, glossaries, ...strings };
}
