import type { Corpus, CorpusSection } from './types';

/** The sections of all parts, in the order of the sidebar. */
export const allSections = ({ parts }: Corpus): CorpusSection[] =>
  parts.flatMap(({ sections }) => sections);
