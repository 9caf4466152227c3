import type { ActiveRedirects } from '../activeRedirects';
import type { CacheRule, Headers } from '../headers';

/** What a server has to know of the site, all of it from the tables that every other host obeys. */
export interface ServedSite {
  /** With slashes at both ends. */
  readonly basePath: string;
  /** Language prefixes, without that of the default language, which has none. */
  readonly languagePrefixes: readonly string[];
  readonly redirects: ActiveRedirects;
  /** Sent with every answer. */
  readonly commonHeaders: Headers;
  /**
   * Sent with documents in addition, by a pattern of their address below base path and language
   * prefix that ends in `*`. Of two patterns that match the longer one counts.
   */
  readonly documentHeaders: ReadonlyMap<string, Headers>;
  /** Sent with other files in addition, by a pattern as above. */
  readonly fileHeaders: ReadonlyMap<string, Headers>;
  /** `Cache-Control` of files by pattern. */
  readonly cacheRules: readonly CacheRule[];
  /** `Cache-Control` of files that no rule is about, of redirects, and of pages that are missing. */
  readonly revalidate: string;
  /** `Cache-Control` of everything else that went wrong. */
  readonly neverStore: string;
}

/** Where nginx finds things on the machine that it runs on. */
export interface ServerPlace {
  /** Folder that `npm run publish:layout` wrote, as an absolute path. */
  readonly root: string;
  /** Address and port, as the directive `listen` takes them, for example `8080`. */
  readonly listen: string;
  /** Folder for the process id and for temporary files, as an absolute path. */
  readonly state: string;
}
