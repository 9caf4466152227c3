import { languages, defaultLanguage } from '../../translations/languages';
import { basePath } from '../../site';
import { activeRedirects } from '../activeRedirects';
import {
  cacheRules,
  commonHeaders,
  headersOf,
  neverStore,
  playground,
  revalidate,
  type Headers,
} from '../headers';
import { readAllowedInline } from '../policy/policyFile';
import type { ServedSite } from './types';

/** What an answer has beside the headers that every answer has. */
function beside(headers: Headers): Headers {
  const own = Object.entries(headers).filter(([name, value]) => commonHeaders[name] !== value);
  return Object.fromEntries(own);
}

/**
 * The site as its tables and its build describe it.
 *
 * @param directory folder with the home page, whose policy lists the code that its pages hold.
 * @throws if the folder does not exist, or its list is damaged.
 */
export function servedSite(directory: string): ServedSite {
  const allowed = readAllowedInline(directory);
  const documentHeadersOf = (address: string): Headers =>
    beside(headersOf(address, true, () => allowed));
  return {
    basePath,
    languagePrefixes: Object.keys(languages).filter((name) => name !== defaultLanguage),
    redirects: activeRedirects(),
    commonHeaders,
    documentHeaders: new Map([
      ['/*', documentHeadersOf('/index.html')],
      [`/${playground.folder}/*`, documentHeadersOf(`/${playground.folder}/index.html`)],
    ]),
    fileHeaders: new Map([[playground.assets, beside(headersOf(playground.assets, false))]]),
    cacheRules,
    revalidate,
    neverStore,
  };
}
