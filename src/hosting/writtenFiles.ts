import { canonicalPathname } from '../navigation/pathname';
import { productIds } from '../products';

/**
 * What a build writes beside pages: the program, by the path of the file, or of a folder with a slash
 * behind it. The names stand here as texts, for the checks must load where a module with such a name is
 * broken; `tests/e2e/written-files.spec.ts` compares them with a build.
 */
type Written = Readonly<Record<string, string>>;

const ofPlugin = (name: string): string => `src/plugins/${name}`;

const ofProducts = Object.fromEntries(
  productIds.flatMap((product) =>
    ['llms.txt', 'llms-full.txt'].map((file) => [`${product}/${file}`, ofPlugin('machine-pages')]),
  ),
);

/** In the folder of each language. */
const inEachLanguage: Written = {
  '404.html': 'Docusaurus',
  'sitemap.xml': 'Docusaurus',
  'assets/': 'Docusaurus',
  '_policy.json': ofPlugin('hosting-files'),
  'llms.txt': ofPlugin('machine-pages'),
  ...ofProducts,
  'manifest.webmanifest': ofPlugin('service-worker'),
  'releases.atom': ofPlugin('release-feed'),
  'releases.json': ofPlugin('release-feed'),
  'img/social/': ofPlugin('social-images'),
  'pagefind/': ofPlugin('search-index'),
};

/** In the folder of the site alone. */
const inRoot: Written = {
  _headers: ofPlugin('hosting-files'),
  _redirects: ofPlugin('hosting-files'),
  'robots.txt': ofPlugin('hosting-files'),
  'sw.js': ofPlugin('service-worker'),
  'translations.json': ofPlugin('translation-status'),
  'img/badges/': ofPlugin('translation-status'),
  'demos/': ofPlugin('demos'),
  'playground/': ofPlugin('demos'),
};

/** Which part of a site a file is in. */
export interface SitePart {
  /** Whether it is that of the first language, whose folder holds those of the others. */
  readonly isRoot: boolean;
  /** Whether there is a page with some canonical path: each has its Markdown beside it. */
  readonly isPage: (pathname: string) => boolean;
}

/** Files, and folders with a slash behind them, that a build writes in a part of the site whatever its pages. */
export function writtenFiles({ isRoot }: Pick<SitePart, 'isRoot'>): Written {
  return isRoot ? { ...inEachLanguage, ...inRoot } : inEachLanguage;
}

/** What a build writes at the address of a file. */
export interface WrittenFile {
  /** `src/plugins/machine-pages`, or Docusaurus. */
  readonly by: string;
  /** The folder that holds nothing else, if it is one; with a slash behind it. */
  readonly folder?: string;
}

/**
 * What a build writes at the address of a file of `static/`.
 *
 * @param file - Path below the folder of the language.
 * @returns nothing for an address that is free.
 */
export function writtenFile(file: string, part: SitePart): WrittenFile | undefined {
  const written = writtenFiles(part);
  const name = Object.keys(written).find((key) =>
    key.endsWith('/') ? file.startsWith(key) : file === key,
  );
  const by = name && written[name];
  if (by) return name.endsWith('/') ? { by, folder: name } : { by };
  const page = /^(.+)\.md$/.exec(file)?.[1];
  if (page === undefined) return undefined;
  const pathname = canonicalPathname(page === 'index' ? '/' : `/${page}`);
  return part.isPage(pathname) ? { by: ofPlugin('machine-pages') } : undefined;
}
