import { productIds } from '../../products';
import { jsonFault } from '../jsonFault';
import { problemAt, type Problem } from '../problem';
import { repeatedKey } from '../repeatedKey';
import type { SiteContent } from '../site';

/** Written by npm, which writes no key twice; the largest of all. */
const lockfile = 'package-lock.json';

/**
 * Files of JSON that other checks, npm, or browsers read. Lists of releases have a check of their own,
 * and so have interface strings, unless the navigation spec that they depend on can't be read.
 */
function jsonFiles({ files, translations }: SiteContent): string[] {
  const checked = new Set(translations.strings.map(({ file }) => file));
  return [
    ...files.list('i18n').filter((file) => !checked.has(file)),
    ...['package.json', lockfile],
    ...['src/demos/package.json', 'src/api-reference/package.json'],
    ...productIds.flatMap((product) => files.list(`${product}_versioned_sidebars`)),
    ...files.list('static'),
  ].filter((file) => file.endsWith('.json') && files.isFile(file));
}

/** JSON that can't be read, or that is not read as it was meant. */
export function json(site: SiteContent): Problem[] {
  return jsonFiles(site).flatMap((file) => {
    const text = site.files
      .read(file)
      .toString('utf8')
      .replace(/^\uFEFF/, '');
    const fault = jsonFault(text) ?? (file === lockfile ? undefined : repeatedKey(text));
    return fault ? [problemAt(file, fault, 'content/json', fault.message, fault.fix)] : [];
  });
}
