import { addressMaps } from './addressMaps';
import { headerMaps } from './headerMaps';
import { mainFile } from './mainFile';
import { mimeTypes } from './mimeTypes';
import { serverDirectives } from './serverDirectives';
import type { ServedSite, ServerPlace } from './types';

const note = '# Written by `npm run nginx` from src/hosting: change it there.\n\n';

/** The maps of redirects and policies are larger than what nginx sets aside for one. */
const mapSizes =
  'map_hash_max_size 8192;\nmap_hash_bucket_size 512;\nvariables_hash_max_size 2048;\n\n';

/**
 * Files of an nginx configuration by name. `nginx.conf` is whole; to serve the site beside others,
 * include `site/{types,addresses,headers}.conf` in `http` and `site/server.conf` in a `server` whose
 * `root` is the published folder.
 *
 * @throws if a redirect or a header says something that nginx can't.
 */
export function nginxFiles(site: ServedSite, place: ServerPlace): Readonly<Record<string, string>> {
  const files = {
    'nginx.conf': mainFile(place),
    'site/types.conf': mimeTypes(),
    'site/addresses.conf': mapSizes + addressMaps(site),
    'site/headers.conf': headerMaps(site),
    'site/server.conf': serverDirectives(site),
  };
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, note + text]));
}

export type { ServedSite, ServerPlace } from './types';
