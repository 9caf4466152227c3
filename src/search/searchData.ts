import type { SearchConfiguration } from './configuration';

/** Name of the plugin whose global data this is. */
export const pluginName = 'search-index';

/** What every page knows about search. */
export interface SearchData {
  readonly configuration: SearchConfiguration;
  /** Releases in the index, by the keys that `versionKey` gives them. */
  readonly versions: readonly string[];
  /** Pages in the index. */
  readonly pageCount: number;
}
