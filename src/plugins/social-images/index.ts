import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { previewPath } from '../../navigation/pageFiles';
import { products, type ProductId } from '../../products';
import { documentedPages } from '../documentedPages';
import { writeBuiltFile } from '../writeBuiltFile';
import { previewCards, type PreviewCards } from './cards';
import { createPainter } from './painter';
import { openPictureCache } from './pictureCache';

/** Draws a picture for link previews of every page, in the page's language. */
export default function socialImagesPlugin(context: LoadContext): Plugin {
  const { siteDir, baseUrl, siteConfig, i18n, codeTranslations } = context;
  const metadataOf = (id: ProductId): string =>
    codeTranslations[`product.${id}.metadata`] ?? products[id].metadata;
  let cards: PreviewCards = new Map();
  return {
    name: 'social-images',
    async allContentLoaded({ allContent }) {
      cards = previewCards(documentedPages(allContent, baseUrl), {
        language: i18n.currentLocale,
        title: siteConfig.title,
        tagline: siteConfig.tagline,
        metadata: { core: metadataOf('core'), studio: metadataOf('studio') },
      });
    },
    async postBuild({ outDir }) {
      const cache = await openPictureCache(siteDir);
      const painter = createPainter();
      // One after the other: drawing keeps a processor busy, and other plugins write at this time too.
      for (const [pathname, card] of cards) {
        const picture = await cache.get(card, () => painter.draw(card));
        writeBuiltFile(path.join(outDir, previewPath(pathname)), picture);
      }
    },
  };
}
