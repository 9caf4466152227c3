import { parseRequestPath } from '../../../src/hosting/requestPath';
import { readBuilt } from './build';
import { startHost, type Host } from './startHost';

/**
 * Starts a server that has the 404 page for whatever is no address at all, as most hosts of static
 * files do. Ours refuses such requests.
 */
export function startStaticHost(): Promise<Host> {
  const notFound = readBuilt('404.html');
  return startHost(({ url = '' }, response) => {
    if (parseRequestPath(url)) return false;
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
    return true;
  });
}
