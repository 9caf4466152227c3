import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { previewPath } from '../../navigation/pageFiles';
import { docsTabOf } from '../../navigation/pathname';
import { currentVersion, productHome, productIds, products } from '../../products';
import { siteTitle } from '../../site';
import { documentedPages, type DocumentedPage } from '../documentedPages';
import { drawCard } from './drawCard';
import { canDraw, loadFonts } from './fonts';
import { openPictureCache } from './pictureCache';
import type { PreviewCard } from './previewCard';

/** Cards by the pathname of their page. */
export type PreviewCards = ReadonlyMap<string, PreviewCard>;

/** A picture with gaps would be worse than one that says less. */
function drawablePart(card: PreviewCard): PreviewCard {
  const { title, group, ...rest } = card;
  return {
    ...rest,
    title: canDraw(title) ? title : rest.name,
    ...(group && canDraw(title + group) && { group }),
  };
}

function docCard({ title, product, version, group }: DocumentedPage): PreviewCard {
  return { title, products: [product], name: `${products[product].name} ${version}`, group };
}

/** What the pictures of all pages say. Tabs share the picture of their page. */
export function previewCards(pages: readonly DocumentedPage[], tagline: string): PreviewCards {
  const homes = productIds.map((id): [string, PreviewCard] => {
    const { name, metadata } = products[id];
    const card = { title: metadata, products: [id], name: `${name} ${currentVersion(id).text}` };
    return [productHome(id), card];
  });
  const docs = pages
    .filter(({ pathname }) => !docsTabOf(pathname))
    .map((page): [string, PreviewCard] => [page.pathname, docCard(page)]);
  const start: [string, PreviewCard] = [
    '/',
    { title: tagline, products: productIds, name: siteTitle },
  ];
  return new Map(
    [start, ...homes, ...docs].map(([pathname, card]) => [pathname, drawablePart(card)]),
  );
}

/** Draws a picture for link previews of every page, in the page's language. */
export default function socialImagesPlugin(context: LoadContext): Plugin {
  const { siteDir, baseUrl, siteConfig } = context;
  let cards: PreviewCards = new Map();
  return {
    name: 'social-images',
    async allContentLoaded({ allContent }) {
      cards = previewCards(documentedPages(allContent, baseUrl), siteConfig.tagline);
    },
    async postBuild({ outDir }) {
      const [fonts, cache] = await Promise.all([loadFonts(), openPictureCache(siteDir)]);
      // One after the other: drawing keeps a processor busy, and other plugins write at this time too.
      for (const [pathname, card] of cards) {
        const picture = await cache.get(card, () => drawCard(card, fonts));
        const file = path.join(outDir, previewPath(pathname));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, picture);
      }
    },
  };
}
