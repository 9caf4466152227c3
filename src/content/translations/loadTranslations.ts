import {
  glossaryFile,
  parseGlossary,
  unreadableGlossary,
  type Glossary,
} from '../../translations/glossary';
import { translationLanguages } from '../../translations/languages';
import type { Files } from '../files';
import { decode } from '../page/decode';
import { fileStart } from '../problem';
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

const missing = {
  ...fileStart,
  message: 'the glossary is missing, so nobody knows what may be as in English',
  fix: 'restore it from git, or write keep: and terms: with a list each, as i18n/README.md shows',
};

function loadGlossary(language: string, files: Files, memory: Memory): Glossary {
  const file = glossaryFile(language);
  return files.exists(file)
    ? memory.recall(`glossary ${file}`, files.read(file), (bytes) => readGlossary(file, bytes))
    : unreadableGlossary(file, missing);
}

/** Glossaries of the languages that are begun. */
function loadGlossaries(files: Files, memory: Memory): SiteTranslations['glossaries'] {
  return new Map(
    translationLanguages
      .filter((language) => files.exists(`${translationsFolder}/${language}`))
      .map((language) => [language, loadGlossary(language, files, memory)]),
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
