import type { ActiveRedirects } from './activeRedirects';
import { contentType } from './contentType';
import { cacheRules, commonHeaders, documentHeaders, playground, type Headers } from './headers';
import type { AllowedInline } from './policy/allowedInline';

/** Where the site is published. */
export interface Publication {
  /** Base path, with slashes at both ends. */
  readonly basePath: string;
  /** Language prefixes with pages of their own, without the default language, which has none. */
  readonly languagePrefixes: readonly string[];
  /** Folders with pages right below the base path, without those of languages. */
  readonly pageFolders: readonly string[];
}

/**
 * Both files are read from the root of what a host publishes, and that is one level above the
 * site: `<root>/_redirects`, `<root>/_headers`, `<root>/toolpad/` with the contents of `build/`.
 */
const layoutNote = (basePath: string): string =>
  `# Belongs in the published root; the contents of build/ belong in ${basePath.slice(1)} below it.`;

const prefixes = ({ basePath, languagePrefixes }: Publication): string[] => {
  const base = basePath.slice(0, -1);
  return [base, ...languagePrefixes.map((prefix) => `${base}/${prefix}`)];
};

/**
 * Text of a `_redirects` file as Netlify and hosts compatible with it read it, first match first.
 * Each rule is forced (`!`), for plain static hosts find a page with a client-side redirect at
 * the same address.
 */
export function redirectsFile(
  { exact, catchAll }: ActiveRedirects,
  publication: Publication,
): string {
  const rules = [...exact, ...catchAll.map(({ from, to }): [string, string] => [from, to])];
  const lines = prefixes(publication).flatMap((prefix) =>
    rules.map(([from, to]) => `${prefix}${from} ${prefix}${to} 301!`),
  );
  return [layoutNote(publication.basePath), ...lines, `/ ${publication.basePath} 301!`, ''].join(
    '\n',
  );
}

const headerBlock = (pattern: string, headers: Headers): string[] => [
  pattern,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];

/**
 * The policy of pages goes with each folder of pages instead of everything: it may not meet the
 * playground's, for of two policies browsers obey both.
 */
function policyBlocks(
  { basePath, languagePrefixes, pageFolders }: Publication,
  policy: string,
): string[] {
  const folders = [...new Set([...pageFolders, ...languagePrefixes])].filter(
    (folder) => folder !== playground.folder,
  );
  const patterns = ['', '404.html', ...folders.sort().map((folder) => `${folder}/*`)];
  return [
    ...patterns.map((pattern) => [basePath + pattern, policy] as const),
    [
      `${basePath}${playground.folder}/*`,
      playground.documentHeaders['Content-Security-Policy'],
    ] as const,
  ].flatMap(([pattern, value]) => headerBlock(pattern, { 'Content-Security-Policy': value }));
}

/**
 * Text of a `_headers` file. Such hosts can't select by content type, so documents' headers go
 * with everything, and they join values of rules that overlap, so `Cache-Control` is given where
 * it differs from the hosts' own `max-age=0, must-revalidate`, which means the same as `no-cache`.
 *
 * @param inline - Inline code that pages may hold.
 */
export function headersFile(publication: Publication, inline: AllowedInline): string {
  const { 'Content-Security-Policy': policy = '', ...everywhere } = {
    ...commonHeaders,
    ...documentHeaders(inline),
  };
  const lines = [
    layoutNote(publication.basePath),
    ...headerBlock('/*', everywhere),
    ...policyBlocks(publication, policy),
    ...headerBlock(publication.basePath.slice(0, -1) + playground.assets, playground.assetHeaders),
    // Hosts that do not know the type of Markdown would have browsers save it as a file.
    ...headerBlock(`${publication.basePath}*.md`, { 'Content-Type': contentType('page.md') }),
    ...prefixes(publication).flatMap((prefix) =>
      cacheRules.flatMap(({ pattern, value }) =>
        headerBlock(prefix + pattern, { 'Cache-Control': value }),
      ),
    ),
  ];
  return [...lines, ''].join('\n');
}
