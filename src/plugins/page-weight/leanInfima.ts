import path from 'node:path';
import type { Plugin as PostCssPlugin, Root } from 'postcss';
import { PurgeCSS } from 'purgecss';

const infimaFile = /[\\/]infima[\\/]dist[\\/].*\.css$/;

/** Elements that Markdown comes to, which no component needs to name. */
const markdownElements = [
  ...[
    'a',
    'blockquote',
    'body',
    'br',
    'code',
    'del',
    'details',
    'em',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
  ],
  ...[
    'h6',
    'hr',
    'html',
    'iframe',
    'img',
    'input',
    'kbd',
    'li',
    'mark',
    'ol',
    'p',
    'pre',
    'section',
  ],
  ...[
    'small',
    'strong',
    'sub',
    'summary',
    'sup',
    'svg',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
  ],
  ...['ul', 'video'],
];

/** What may stand in the document's own attributes. */
const attributes = ['aria-*', 'data-*', 'dir', 'open', 'role', 'type'];

/** Names of classes and elements that a source may be about. */
const namesIn = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/** Custom properties that a source reads, in a style sheet or from one. */
const propertiesIn = (text: string): string[] =>
  [...text.matchAll(/(?:var\(\s*|['"`])(--[\w-]+)/g)].flatMap(([, name]) => name ?? []);

/** Sources of all that pages are made of: components of the theme, and ours. */
function sourcesBelow(siteDir: string): string[] {
  const theme = (name: string) =>
    path.join(path.dirname(require.resolve(`@docusaurus/${name}`)), '**/*.{js,css}');
  return [
    theme('theme-classic'),
    theme('theme-common'),
    path.join(siteDir, 'src/{components,css,pages,theme}/**/*.{ts,tsx,css}'),
    path.join(siteDir, 'src/{rehype,remark,scrollable-regions,recovery}/**/*.ts'),
    path.join(siteDir, 'docusaurus.config.ts'),
  ];
}

/** Takes away custom properties that nobody reads, and then those that only they have read. */
function dropUnread(root: Root, readElsewhere: ReadonlySet<string>): void {
  let dropped: boolean;
  do {
    dropped = false;
    const readHere = new Set(propertiesIn(root.toString()));
    root.walkDecls(/^--/, (declaration) => {
      if (readHere.has(declaration.prop) || readElsewhere.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
  } while (dropped);
}

/**
 * Leaves out of Infima, the style sheet of Docusaurus, what neither the theme nor the site names: a
 * quarter of it. Pages are no reason to keep more: what they show are components.
 *
 * @param siteDir folder of the site.
 */
export function leanInfima(siteDir: string): PostCssPlugin {
  return {
    postcssPlugin: 'lean-infima',
    async OnceExit(root, { postcss }) {
      if (!infimaFile.test(root.source?.input.file ?? '')) return;
      const raw = root.toString();
      const readElsewhere = new Set<string>();
      const [purged] = await new PurgeCSS().purge({
        content: [
          ...sourcesBelow(siteDir),
          // What must not be there is there all the more if nothing names it.
          { raw: (raw.match(/:not\([^)]*\)/g) ?? []).join('\n'), extension: 'css' },
        ],
        css: [{ raw }],
        defaultExtractor: (text) => {
          for (const name of propertiesIn(text)) readElsewhere.add(name);
          return namesIn(text);
        },
        dynamicAttributes: attributes,
        safelist: markdownElements,
      });
      const lean = postcss.parse(purged?.css ?? '');
      dropUnread(lean, readElsewhere);
      root.removeAll();
      root.append(lean.nodes);
    },
  };
}
