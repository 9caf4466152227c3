import type { MarkdownConfig } from '@docusaurus/types';
import { isGeneratedPage } from '../api-reference/pages/write';
import { docsVersionOf } from '../versions/docsVersions';
import { defaultLanguage } from './languages';
import { translatedLanguages } from './pageLanguages';
import { sharedPageReader, type PageReader } from './pageReader';
import type { PageTranslation } from './pageTranslation';
import {
  englishPageOf,
  toProjectPath,
  translatedFileOf,
  type EnglishPage,
} from './translationFiles';
import { translationState } from './translationState';

type ParseFrontMatter = MarkdownConfig['parseFrontMatter'];

const archived: PageTranslation = { state: 'archived', languages: [] };

/** The language that is being built or served. */
function builtLanguage(): string {
  return process.env.DOCUSAURUS_CURRENT_LOCALE ?? defaultLanguage;
}

/** What a translation tells its readers of itself. */
function translated(
  root: string,
  page: EnglishPage,
  file: string,
  read: PageReader,
): PageTranslation {
  const languages = translatedLanguages(root, page);
  const english = read(page.file);
  const translation = read(file);
  if (!english || !translation) {
    return { state: 'unstamped', languages };
  }
  const { state, changes } = translationState(english, translation, translation);
  return { state, ...(changes.length > 0 && { sections: changes }), languages };
}

function english(root: string, page: EnglishPage): PageTranslation {
  const isSource = builtLanguage() === defaultLanguage;
  if (isGeneratedPage(page.file)) {
    return isSource ? { languages: [] } : { state: 'generated', languages: [] };
  }
  const languages = translatedLanguages(root, page);
  return isSource ? { languages } : { state: 'missing', languages };
}

/**
 * Reads front matter for Docusaurus, and tells each page of a current release how it stands against
 * English, as `translation`. Stamps stay in the files: readers have no use for them.
 *
 * @param root - Absolute path of the project.
 */
export function createFrontMatterParser(root: string): ParseFrontMatter {
  async function describe(file: string): Promise<PageTranslation | undefined> {
    if (docsVersionOf(file)?.isArchived) {
      const isEnglish = !file.startsWith('i18n/');
      return isEnglish && builtLanguage() !== defaultLanguage ? archived : undefined;
    }
    const translation = translatedFileOf(file);
    if (translation) {
      return translated(root, translation.page, file, await sharedPageReader(root));
    }
    const page = englishPageOf(file);
    return page && english(root, page);
  }

  return async ({ filePath, fileContent, defaultParseFrontMatter }) => {
    const parsed = await defaultParseFrontMatter({ filePath, fileContent });
    const file = toProjectPath(root, filePath);
    if (!docsVersionOf(file)) {
      return parsed;
    }
    const { translation: _stamps, ...frontMatter } = parsed.frontMatter;
    const translation = await describe(file);
    return {
      ...parsed,
      frontMatter: translation ? { ...frontMatter, translation } : frontMatter,
    };
  };
}
