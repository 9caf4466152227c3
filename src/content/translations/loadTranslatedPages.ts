import { readStamps } from '../../translations/sourceStamps';
import type { Files } from '../files';
import { headingWithoutSpace } from '../page/strayMarkup';
import type { Fence, ParsedPage } from '../page/types';
import { inFile } from '../problem';
import type { PageReader } from '../pageReader';
import type { Page } from '../site';
import { textOf } from './decodeText';
import { translationPairs } from './translationPairs';
import type { SectionContent, TranslatedPage } from './types';

function isWhole({ isClosed, reopenedAt }: Fence): boolean {
  return isClosed && !reopenedAt;
}

/** False if a heading has become a text: nobody knows which section what follows belongs to. */
function hasAllHeadings({ problems }: ParsedPage): boolean {
  return problems.every(({ message }) => message !== headingWithoutSpace);
}

/** The translations of all languages, which the reader has read, each with its English page. */
export function loadTranslatedPages(
  files: Files,
  pages: readonly Page[],
  { cache, memory, sections }: PageReader,
): TranslatedPage[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const sectionsOf = (file: string): readonly SectionContent[] =>
    sections.get(files.read(file)) ?? [];
  return translationPairs(files, new Set(byFile.keys())).flatMap((pair): TranslatedPage[] => {
    const { language, file } = pair;
    const english = byFile.get(pair.english);
    const page = cache.get(files.read(file));
    if (!page || !english || files.unreadable.has(file)) {
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
          problems: [...page.problems, ...problems].map((problem) => inFile(file, problem)),
        },
        english,
        // Code without an end holds the rest of the page.
        sections:
          page.body?.fences.every(isWhole) && !page.body.isEmpty && hasAllHeadings(page)
            ? sectionsOf(file)
            : [],
        englishSections: sectionsOf(english.file),
        stamps,
      },
    ];
  });
}
