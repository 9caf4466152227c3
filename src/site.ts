/**
 * Browsers have none: there, what depends on it has no meaning, and what does not can be read all the
 * same. Pages get such values through the site's configuration.
 */
const environment = typeof process === 'undefined' ? {} : process.env;

/** Name of the portal, as browser tabs and link previews show it. */
export const siteTitle = 'Toolpad documentation';

/** First path segment of every page. */
export const basePath = '/toolpad/';

/**
 * Origin that canonical links and the sitemap name. `DOCS_URL` sets it for a deployment;
 * without it the site speaks of the address at which `npm run serve` answers.
 */
export const siteUrl = environment.DOCS_URL ?? 'http://localhost:3000';

function readHost(): string | undefined {
  const { DOCS_HOST, DOCS_URL } = environment;
  // What is wrong with a malformed address is told by the checks, with its fix.
  return DOCS_HOST ?? (DOCS_URL && URL.canParse(DOCS_URL) ? new URL(DOCS_URL).host : undefined);
}

/**
 * Host, with a port if it has one, at which the site is the documentation itself and not a preview or
 * a copy: only there does a page register the service worker. `DOCS_HOST` names it; without it the
 * host of `DOCS_URL` is meant, and with neither there is none. Pages find it in `customFields`.
 */
export const documentationHost = readHost();

/** Repository of this documentation, for "Edit this page". Without `DOCS_REPOSITORY_URL` the link is left out. */
export const repositoryUrl = environment.DOCS_REPOSITORY_URL;

/** Repository of the products at the documented release. */
export const productRepositoryUrl = 'https://github.com/mui/toolpad/tree/v0.13.0';
