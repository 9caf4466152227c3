import type { SearchIndex } from '../engine';
import { within } from '../within';

/** Milliseconds for a page of the index: one that hangs must not keep the others from being shown. */
const pagePatience = 3000;

/** Milliseconds for what makes a search better, and without which it works. */
const helpPatience = 2000;

/** An index whose files are waited for no longer than a reader would. */
export function patientIndex(index: SearchIndex): SearchIndex {
  return {
    pagefind: index.pagefind,
    language: index.language,
    pageCount: index.pageCount,
    loadPage: (id) => within(index.loadPage(id), pagePatience),
    loadVocabulary: () => within(index.loadVocabulary(), helpPatience).catch(() => []),
    state: () => within(index.state(), helpPatience).catch(() => 'unreachable'),
  };
}
