import path from 'node:path';
import { createContentCache } from '../contentCache';
import { problemAt, type Problem } from '../problem';
import type * as RepeatedKeys from '../repeatedKeys';
import type { SiteContent } from '../site';
import { sourceVersion } from '../sourceVersion';

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

/** Fields that an object of a list has twice: the first of the two is lost. Lists are read when they change. */
export function repeatedKeys({ files }: SiteContent): Problem[] {
  const version = sourceVersion(files.root, [path.join(__dirname, 'repeatedKeys')]);
  const cache = createContentCache<RepeatedKeys.RepeatedKey[]>(files.root, 'lists', version);
  const problems = lists.filter(files.isFile).flatMap((file) => {
    const bytes = files.read(file);
    const source = bytes.toString('utf8');
    // Both sides of a conflict have the same fields, and the conflict has a problem of its own.
    if (/^<{7} /m.test(source)) return [];
    let keys = cache.get(bytes);
    if (!keys) {
      keys = (require('../repeatedKeys') as typeof RepeatedKeys).repeatedKeys(source);
      cache.set(bytes, keys);
    }
    return keys.map(({ key, ...at }) => {
      const message = `"${key}" stands in this object already, and only the later one counts`;
      return problemAt(file, at, 'config/repeated-key', message, 'remove one of the two');
    });
  });
  cache.save();
  return problems;
}
