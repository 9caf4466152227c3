import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toMarkdown, type Dialect } from './toMarkdown';
import { allSections } from './allSections';
import type { Corpus } from './types';

/** Folders and names of one generator, below its project. */
export interface CorpusPlace {
  readonly pages: string;
  readonly images: string;
  readonly extension: 'md' | 'mdx';
}

/** Writes a file and the folders above it. */
export function writeFile(folder: string, name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes all pages and pictures of a corpus into a project. */
export function writeCorpus(
  project: string,
  corpus: Corpus,
  dialect: Dialect,
  { pages, images, extension }: CorpusPlace,
): void {
  for (const section of allSections(corpus)) {
    for (const page of section.pages) {
      const name = `${pages}/${section.slug}/${page.id.page}.${extension}`;
      writeFile(project, name, toMarkdown(page, dialect));
    }
  }
  for (const [name, text] of Object.entries(corpus.images)) {
    writeFile(project, `${images}/${name}`, text);
  }
}
