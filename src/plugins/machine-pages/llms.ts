import { isGroup } from '../../navigation/flatten';
import { displayTitle } from '../../navigation/title';
import type { NavigationPage } from '../../navigation/types';
import { currentVersion, productIds, products, type ProductId } from '../../products';
import { siteTitle } from '../../site';
import { facts } from './facts';
import { twinAddress, type BuiltSite, type MachinePage } from './pages';

type PagesByPathname = ReadonlyMap<string, MachinePage>;

function pageLine(page: MachinePage, site: BuiltSite): string {
  return `- [${page.title}](${twinAddress(page.pathname, site)}): ${page.description}`;
}

/** Pages of a group in reading order, those of its own groups among them. */
function groupLines(
  tree: readonly NavigationPage[],
  pages: PagesByPathname,
  site: BuiltSite,
): string[] {
  return tree.flatMap((entry) => {
    if (isGroup(entry)) {
      return groupLines(entry.children ?? [], pages, site);
    }
    const page = pages.get(entry.pathname);
    return page ? [pageLine(page, site)] : [];
  });
}

function fullName(product: ProductId): string {
  return `${products[product].name} ${currentVersion(product).text}`;
}

function head(product: ProductId): string[] {
  return [
    `# ${fullName(product)}`,
    `> ${products[product].metadata}. Documentation of release ${currentVersion(product).text}.`,
    facts[product].map((fact) => `- ${fact}`).join('\n'),
  ];
}

/** Index of a product for language models, as llmstxt.org describes such files. */
export function productIndex(
  product: ProductId,
  tree: readonly NavigationPage[],
  pages: PagesByPathname,
  site: BuiltSite,
): string {
  const sections = tree.filter(isGroup).map((group) => {
    const lines = groupLines(group.children ?? [], pages, site);
    return `## ${displayTitle(group)}\n\n${lines.join('\n')}`;
  });
  const whole = `Everything in one file: ${site.siteUrl}${site.baseUrl}${product}/llms-full.txt`;
  return `${[...head(product), whole, ...sections].join('\n\n')}\n`;
}

/** All pages of a product in one text, in reading order. */
export function productText(
  product: ProductId,
  pages: readonly MachinePage[],
  site: BuiltSite,
): string {
  const texts = pages.map(
    ({ pathname, markdown }) => `<!-- ${twinAddress(pathname, site)} -->\n\n${markdown.trimEnd()}`,
  );
  return `${[...head(product), ...texts].join('\n\n')}\n`;
}

/** Index of the site: which product has which files. */
export function siteIndex({ siteUrl, baseUrl }: BuiltSite): string {
  const root = siteUrl + baseUrl;
  const sections = productIds.map(
    (product) =>
      `## ${fullName(product)}\n\n` +
      [
        `- [Index](${root}${product}/llms.txt): ${products[product].metadata}; every page with a sentence about it`,
        `- [Everything in one file](${root}${product}/llms-full.txt)`,
      ].join('\n'),
  );
  const intro =
    'Every page has a twin in Markdown: its address without the closing slash, and `.md` after it.';
  return `${[`# ${siteTitle}`, `> ${fullName('core')} and ${fullName('studio')}.`, intro, ...sections].join('\n\n')}\n`;
}
