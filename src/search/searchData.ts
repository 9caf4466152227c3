import type { SearchConfiguration } from './configuration';

/** Name of the plugin whose global data this is. */
export const pluginName = 'search-index';

/** What every page knows of the index of an archived release. */
export interface ArchiveData {
  /** Key that `versionKey` gives the release. */
  readonly version: string;
  readonly pageCount: number;
}

/** What every page knows about search. */
export interface SearchData {
  readonly configuration: SearchConfiguration;
  /** Archived releases, each with an index of its own. */
  readonly archives: readonly ArchiveData[];
  /** Pages in the index of the current releases. */
  readonly pageCount: number;
}
