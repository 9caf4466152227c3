import fs from 'node:fs';
import path from 'node:path';
import type { Home } from './homes';
import { toSlug } from './names';
import type { StudioApi } from './studio/model';

/** Where the pages of Studio's components stand. */
export const studioComponentsRoot = '/studio/reference/components';

const ELEMENT_OR_HEADING =
  /^#{2,6} .*\{\/\* #(?<id>[\w-]+) \*\/\}$|<Api(?:Members|Definition|Signatures)\b[^>]*\bof="(?<name>[^"]+)"/gm;

/** Entries that a hand-written page holds: each stands under the heading above its element. */
function homesOnPage(source: string, pathname: string): [string, Home][] {
  let anchor: string | undefined;
  return [...source.matchAll(ELEMENT_OR_HEADING)].flatMap(({ groups = {} }): [string, Home][] => {
    if (groups.id !== undefined) {
      anchor = groups.id;
      return [];
    }
    const { name = '' } = groups;
    return [[name, anchor === undefined ? { pathname } : { pathname, anchor }]];
  });
}

/**
 * The place of every entry of Studio's reference. Components have generated pages; functions and
 * types stand where the pages of `docs-studio/reference/api` show them.
 *
 * @param siteDir - Absolute path of the project.
 */
export function studioHomes(siteDir: string, api: StudioApi): ReadonlyMap<string, Home> {
  const homes = new Map<string, Home>();
  const folder = path.join(siteDir, 'docs-studio/reference/api');
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  for (const file of files.filter((name) => name.endsWith('.mdx'))) {
    const pathname = `/studio/reference/api/${file.slice(0, -'.mdx'.length)}`;
    const source = fs.readFileSync(path.join(folder, file), 'utf8');
    for (const [name, home] of homesOnPage(source, pathname)) {
      if (!homes.has(name)) {
        homes.set(name, home);
      }
    }
    const own = api.functions.exports.find(({ name }) => `${toSlug(name)}.mdx` === file);
    if (own) {
      homes.set(own.name, { pathname });
    }
  }
  for (const { name } of api.components) {
    homes.set(name, { pathname: `${studioComponentsRoot}/${toSlug(name)}` });
  }
  return homes;
}
