import path from 'node:path';
import { activeRedirects, redirectTarget } from '../../hosting/activeRedirects';
import { siteAddresses } from '../../hosting/siteAddresses';
import { externalDocumentation } from '../../api-reference/externalTypes';
import { homeAddress, homesOf, type Home } from '../../api-reference/homes';
import { loadCoreApi } from '../../api-reference/loadCoreApi';
import { loadStudioApi } from '../../api-reference/loadStudioApi';
import type { ApiExport } from '../../api-reference/model';
import { studioExports } from '../../api-reference/studioExports';
import { studioHomes } from '../../api-reference/studioHomes';
import { withTrailingSlash } from '../../navigation/pathname';
import { docsVersionOf, type DocsVersion } from '../../versions/docsVersions';
import { versionAddress } from '../../versions/versionAddress';
import type { ReferenceContext } from './context';
import { createDescribe, type RewriteUrl } from './markdown';

const UPSTREAM = /^(?:https?:\/\/mui\.com)?\/toolpad(\/[^#]*)?(#.*)?$/;

/** Links to the pages that Toolpad's documentation had lead to the pages that answer now. */
function createRewriteUrl(): RewriteUrl {
  const addresses = siteAddresses();
  const redirects = activeRedirects(undefined, addresses);
  return (url) => {
    const match = UPSTREAM.exec(url);
    if (!match) {
      return url.startsWith('/') ? `https://mui.com${url}` : url;
    }
    const address = withTrailingSlash(match[1] ?? '/');
    // Sections have other ids here, so a link leads to the page.
    return (
      redirectTarget(redirects, address) ?? (addresses.pages.has(address) ? address : undefined)
    );
  };
}

async function createContext(
  exports: readonly ApiExport[],
  homes: ReadonlyMap<string, Home>,
  addressOf: (home: Home) => string = homeAddress,
): Promise<ReferenceContext> {
  return {
    exports: new Map([...exports].reverse().map((entry) => [entry.name, entry])),
    linkOf: (name) => {
      const home = homes.get(name);
      const outside = externalDocumentation(name);
      // Two types of one name, such as `LinkProps`: better no link than one to the wrong type.
      if (home && outside) {
        return undefined;
      }
      return home ? addressOf(home) : outside;
    },
    describe: await createDescribe(createRewriteUrl()),
  };
}

async function coreContext(siteDir: string, archive?: DocsVersion): Promise<ReferenceContext> {
  const { api } = await loadCoreApi(siteDir, archive?.text);
  const exports = [...api.exports, ...(api.internalTypes ?? [])];
  return createContext(exports, homesOf(api), (home) =>
    archive ? versionAddress(homeAddress(home), archive) : homeAddress(home),
  );
}

async function studioContext(siteDir: string): Promise<ReferenceContext> {
  const api = await loadStudioApi(siteDir);
  return createContext(studioExports(api), studioHomes(siteDir, api));
}

const contexts = new Map<string, Promise<ReferenceContext>>();

/**
 * What the page in a file may show: Studio's reference in Studio's pages, that of its own release in
 * an archived page of Core, and the current one of Core in all others. Loaded once for all pages.
 */
export function referenceContext(siteDir: string, file: string): Promise<ReferenceContext> {
  const version = docsVersionOf(path.relative(siteDir, file));
  const archive = version?.product === 'core' && version.isArchived ? version : undefined;
  const key = archive?.root ?? (version?.product === 'studio' ? 'studio' : 'core');
  let context = contexts.get(key);
  if (!context) {
    context = key === 'studio' ? studioContext(siteDir) : coreContext(siteDir, archive);
    contexts.set(key, context);
  }
  return context;
}
