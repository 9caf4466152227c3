/** Name of the portal, as browser tabs and link previews show it. */
export const siteTitle = 'Toolpad documentation';

/** First path segment of every page. */
export const basePath = '/toolpad/';

/**
 * Origin that canonical links and the sitemap name. `DOCS_URL` sets it for a deployment;
 * without it the site speaks of the address at which `npm run serve` answers.
 */
export const siteUrl = process.env.DOCS_URL ?? 'http://localhost:3000';

/** Repository of this documentation, for "Edit this page". Without `DOCS_REPOSITORY_URL` the link is left out. */
export const repositoryUrl = process.env.DOCS_REPOSITORY_URL;

/** Repository of the products at the documented release. */
export const productRepositoryUrl = 'https://github.com/mui/toolpad/tree/v0.13.0';
