import { problemAt, type Problem } from '../problem';
import { repeatedKeys as keysIn } from '../repeatedKeys';
import type { SiteContent } from '../site';

/** Modules that are lists, which people change by hand. */
const lists = [
  'docusaurus.config.ts',
  'src/products.ts',
  'src/releases.ts',
  'src/hosting/redirects.ts',
  'src/translations/languages.ts',
  ...['core', 'coreApi', 'studio', 'studioReference'].map((name) => `src/navigation/${name}.ts`),
  ...['footerLinks', 'navbar'].map((name) => `src/theme-data/${name}.ts`),
];

/** Fields that an object of a list has twice: the first of the two is lost. */
export function repeatedKeys({ files }: SiteContent): Problem[] {
  return lists.filter(files.isFile).flatMap((file) => {
    const source = files.read(file).toString('utf8');
    // Both sides of a conflict have the same fields, and the conflict has a problem of its own.
    if (/^<{7} /m.test(source)) return [];
    return keysIn(source).map(({ key, ...at }) => {
      const message = `"${key}" stands in this object already, and only the later one counts`;
      return problemAt(file, at, 'config/repeated-key', message, 'remove one of the two');
    });
  });
}
