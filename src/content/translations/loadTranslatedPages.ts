import { readStamps } from '../../translations/sourceStamps';
import type { Files } from '../files';
import { getMdxParser } from '../page/mdxParser';
import type { Fence } from '../page/types';
import type { PageCache } from '../pageCache';
import { parsePages } from '../parsePages';
import type { Page } from '../site';
import { textOf } from './decodeText';
import { readContent } from './readContent';
import type { Memory } from './remember';
import { classify, translationsFolder } from './translationPaths';
import type { SectionContent, TranslatedPage } from './types';

/** Sections of files by their names. The parser is loaded for files that memory does not know. */
async function loadSections(
  files: Files,
  names: readonly string[],
  memory: Memory,
): Promise<ReadonlyMap<string, readonly SectionContent[]>> {
  const kind = 'sections';
  const isKnown = (name: string): boolean => memory.get(kind, files.read(name)) !== undefined;
  const parseMdx = names.every(isKnown) ? undefined : await getMdxParser();
  const read = (bytes: Buffer): readonly SectionContent[] =>
    parseMdx ? readContent(textOf(bytes), parseMdx) : [];
  return new Map(names.map((name) => [name, memory.recall(kind, files.read(name), read)]));
}

function isWhole({ isClosed, reopenedAt }: Fence): boolean {
  return isClosed && !reopenedAt;
}

interface PagePair {
  readonly language: string;
  readonly file: string;
  readonly english: Page;
}

/** Translations that have an English page. */
function pairs(files: Files, pages: readonly Page[]): PagePair[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return files.list(translationsFolder).flatMap((file) => {
    const found = classify(file);
    const english = found.kind === 'page' ? byFile.get(found.english) : undefined;
    return found.kind === 'page' && english ? [{ language: found.language, file, english }] : [];
  });
}

/** Reads the translations of all languages, each with its English page. */
export async function loadTranslatedPages(
  files: Files,
  pages: readonly Page[],
  cache: PageCache,
  memory: Memory,
): Promise<TranslatedPage[]> {
  const found = pairs(files, pages);
  if (found.length === 0) {
    return [];
  }
  const names = new Set(found.flatMap(({ file, english }) => [file, english.file]));
  const sections = await loadSections(files, [...names], memory);
  const unknown = found.map(({ file }) => files.read(file)).filter((bytes) => !cache.get(bytes));
  const parsed = await parsePages(unknown);
  unknown.forEach((bytes, index) => {
    const page = parsed[index];
    if (page) cache.set(bytes, page);
  });
  return found.flatMap(({ language, file, english }): TranslatedPage[] => {
    const page = cache.get(files.read(file));
    if (!page) {
      return [];
    }
    const { stamps, problems } = memory.recall('stamps', files.read(file), (bytes) =>
      readStamps(textOf(bytes)),
    );
    return [
      {
        language,
        page: {
          ...english,
          file,
          frontMatter: page.frontMatter,
          body: page.body,
          problems: [...page.problems, ...problems].map((problem) => ({
            ...problem,
            file,
            severity: 'error',
          })),
        },
        english,
        // Code without an end holds the rest of the page.
        sections: page.body?.fences.every(isWhole) ? (sections.get(file) ?? []) : [],
        englishSections: sections.get(english.file) ?? [],
        stamps,
      },
    ];
  });
}
