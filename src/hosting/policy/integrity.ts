import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentHash } from './contentHash';

/** Hash of a file of the site by its address, or undefined for what is not to be checked. */
export type IntegrityOf = (address: string) => Promise<string | undefined>;

/**
 * Hashes scripts and stylesheets of a built site, each once. Only files that are named by their content: another
 * file may have changed when a page that a browser has kept asks for it.
 *
 * @param directory - Folder of the files below `basePath`.
 */
export function fileIntegrity(directory: string, basePath: string): IntegrityOf {
  const hashes = new Map<string, Promise<string>>();
  return async (address) => {
    if (!address.startsWith(`${basePath}assets/`) || !/[.-][\w-]{8,}\.(?:js|css)$/.test(address)) {
      return undefined;
    }
    const file = path.join(directory, address.slice(basePath.length));
    const known = hashes.get(file) ?? readFile(file).then(contentHash);
    hashes.set(file, known);
    return known;
  };
}

/** The start of an element that names a script or stylesheet, or asks for a script ahead, up to its `>`. */
const fileTag =
  /<(?:script\b|link\b(?=[^<>]*\s(?:as="?script\b|rel="?stylesheet\b)))[^<>]*?\s(?:src|href)="?(?<address>[^"\s<>]+)[^<>]*(?=>)/g;

/**
 * Adds `integrity` to the scripts and stylesheets that a page names or asks for ahead, so that no other
 * file can take their place, nor the beginning of one, as which a stylesheet would do half of its work.
 * What scripts load in turn is theirs: a list of all hashes would be part of every page.
 */
export async function addIntegrity(html: string, integrityOf: IntegrityOf): Promise<string> {
  const parts: string[] = [];
  let end = 0;
  for (const match of html.matchAll(fileTag)) {
    const [tag] = match;
    const integrity = await integrityOf(match.groups?.address ?? '');
    if (!integrity || tag.includes(' integrity=')) continue;
    parts.push(html.slice(end, match.index), tag, ` integrity="${integrity}"`);
    end = match.index + tag.length;
  }
  return parts.join('') + html.slice(end);
}
