import {
  glossaryFile,
  parseGlossary,
  unreadableGlossary,
  type Glossary,
} from '../../translations/glossary';
import { translationLanguages } from '../../translations/languages';
import type { Files } from '../files';
import { decode } from '../page/decode';
import type { PageReader } from '../pageReader';
import type { Page, SiteNavigation } from '../site';
import { loadTranslatedPages } from './loadTranslatedPages';
import { loadTranslatedStrings } from './loadTranslatedStrings';
import type { Memory } from './remember';
import { translationsFolder } from './translationPaths';
import type { SiteTranslations } from './types';

function readGlossary(file: string, bytes: Buffer): Glossary {
  const decoded = decode(bytes);
  return 'text' in decoded
    ? parseGlossary(file, decoded.text)
    : unreadableGlossary(file, decoded.problem);
}

function loadGlossaries(files: Files, memory: Memory): SiteTranslations['glossaries'] {
  return new Map(
    translationLanguages
      .map((language) => [language, glossaryFile(language)] as const)
      .filter(([, file]) => files.exists(file))
      .map(([language, file]) => [
        language,
        memory.recall(`glossary ${file}`, files.read(file), (bytes) => readGlossary(file, bytes)),
      ]),
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
