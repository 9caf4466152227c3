import http from 'node:http';
import sirv from 'sirv';
import { basePath as defaultBasePath } from '../site';
import { activeRedirects, type ActiveRedirects } from './activeRedirects';
import { openBuildFolder } from './buildFolder';
import { readAllowedInline } from './policy/policyFile';
import { createResponder } from './respond';
import { route, type Site } from './route';

export interface PortalServerOptions {
  /** Folder that the build wrote; its contents are served below the base path. */
  readonly directory: string;
  /** With slashes at both ends. By default the site's own. */
  readonly basePath?: string;
  /** By default those of the project's table. */
  readonly redirects?: ActiveRedirects;
}

/**
 * Creates a server that answers as production does: one address for each page, 301 for all other
 * spellings and former addresses, 404 pages in the reader's language, security and cache headers,
 * compressed text. It is not listening yet.
 *
 * @throws if `directory` does not exist.
 */
export function createPortalServer({
  directory,
  basePath = defaultBasePath,
  redirects = activeRedirects(),
}: PortalServerOptions): http.Server {
  const site: Site = { folder: openBuildFolder(directory), redirects, basePath };
  const respond = createResponder(
    sirv(directory, { dev: true, etag: true, extensions: [] }),
    // Anew for each page, so that a running server goes with the next build.
    () => readAllowedInline(directory),
  );
  return http.createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      respond.plain(response, 405, 'method not allowed', { Allow: 'GET, HEAD' });
      return;
    }
    route(request.url ?? '', site)
      .then((answer) => respond.answer(request, response, answer))
      .catch((error: unknown) => {
        process.stderr.write(`${request.method} ${request.url}  ${String(error)}\n`);
        if (response.headersSent) response.destroy();
        else respond.plain(response, 500, 'internal server error');
      });
  });
}
