import path from 'node:path';
import { rememberStripped } from '../code-variants/strippedSamples';
import { readableDocsVersions } from '../versions/docsVersions';
import type { ContentCache } from './contentCache';
import type { Files } from './files';
import { pageFiles } from './loadPages';
import { standaloneFiles } from './loadStandalonePages';
import { createPageCache, type PageCache } from './pageCache';
import { createPagesReader } from './readPages';
import type { PageSource } from './readPage';
import { createMemory, type Memory } from './translations/remember';
import { translationPairs } from './translations/translationPairs';
import type { SectionContent } from './translations/types';

type SectionCache = Omit<ContentCache<readonly SectionContent[]>, 'save'>;

/** What the last run and this one know of pages and translations by their content. */
export interface PageReader {
  readonly cache: PageCache;
  readonly memory: Memory;
  /** Sections of pages that have or are a translation. */
  readonly sections: SectionCache;
  /** Reads all pages and translations that are not known yet. */
  readonly read: (files: Files) => Promise<void>;
  /** Ends what reads; what was read stays. */
  readonly close: () => void;
}

/** A file that is to be read, with its bytes as the caches know them. */
interface Wanted extends PageSource {
  readonly file: string;
  readonly bytes: Buffer;
}

/** All files with pages. Samples recur in the other releases and languages of a page, which come next to it. */
function wantedFiles(files: Files): Wanted[] {
  const english = readableDocsVersions(files.root).flatMap((version) => pageFiles(files, version));
  const pairs = translationPairs(files, new Set(english));
  const paired = new Set(pairs.flatMap((pair) => [pair.file, pair.english]));
  const standalone = standaloneFiles(files).map(({ file }) => file);
  return [...new Set([...english, ...paired, ...standalone])]
    .map((file) => ({ file, bytes: files.read(file), withSections: paired.has(file) }))
    .filter(({ file }) => !files.unreadable.has(file))
    .sort((a, b) => path.basename(a.file).localeCompare(path.basename(b.file), 'en'));
}

/** Each content once, with sections if one of its files needs them. */
function distinct(wanted: readonly Wanted[]): Wanted[] {
  const found = new Map<string, Wanted>();
  for (const one of wanted) {
    const key = one.bytes.toString('latin1');
    const other = found.get(key);
    found.set(key, other?.withSections ? other : one);
  }
  return [...found.values()];
}

/**
 * Opens what is known of the pages of a project.
 *
 * @param root - Absolute path of a project, or of a copy of one.
 */
export function createPageReader(root: string): PageReader {
  const cache = createPageCache(root);
  const memory = createMemory(root);
  const sections: SectionCache = memory.cacheOf('sections');
  const reader = createPagesReader();

  const isKnown = ({ bytes, withSections }: Wanted): boolean =>
    cache.get(bytes) !== undefined && (!withSections || sections.get(bytes) !== undefined);

  return {
    cache,
    memory,
    sections,
    async read(files) {
      const unknown = distinct(wantedFiles(files).filter((wanted) => !isKnown(wanted)));
      const sources = unknown.map(({ bytes, withSections }) => ({ bytes, withSections }));
      const readings = await reader.read(sources);
      readings.forEach((reading, index) => {
        const { bytes } = unknown[index] as Wanted;
        cache.set(bytes, reading.page);
        rememberStripped(reading.samples);
        if (reading.sections) {
          sections.set(bytes, reading.sections);
        }
      });
    },
    close: reader.close,
  };
}
