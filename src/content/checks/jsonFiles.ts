import { productIds } from '../../products';
import { jsonFault } from '../jsonFault';
import { problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';

/**
 * Files of JSON that other checks, npm, or browsers read. Lists of releases have a check of their own,
 * and so have interface strings, unless the navigation spec that they depend on can't be read.
 */
function jsonFiles({ files, translations }: SiteContent): string[] {
  const checked = new Set(translations.strings.map(({ file }) => file));
  return [
    ...files.list('i18n').filter((file) => !checked.has(file)),
    ...['package.json', 'package-lock.json'],
    ...['src/demos/package.json', 'src/api-reference/package.json'],
    ...productIds.flatMap((product) => files.list(`${product}_versioned_sidebars`)),
    ...files.list('static'),
  ].filter((file) => file.endsWith('.json') && files.isFile(file));
}

/** JSON that can't be read. */
export function json(site: SiteContent): Problem[] {
  return jsonFiles(site).flatMap((file) => {
    const fault = jsonFault(
      site.files
        .read(file)
        .toString('utf8')
        .replace(/^\uFEFF/, ''),
    );
    return fault ? [problemAt(file, fault, 'content/json', fault.message, fault.fix)] : [];
  });
}
