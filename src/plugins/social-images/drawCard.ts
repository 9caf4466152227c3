import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { previewSize } from '../../navigation/pageFiles';
import { cardElement } from './layout';
import type { PreviewCard } from './previewCard';

/** Few flat colors and their edges: more would not be seen. */
const colors = 48;

/** The card as a PNG of 1200 by 630 pixels. */
export async function drawCard(card: PreviewCard, fonts: Font[]): Promise<Buffer> {
  const svg = await satori(cardElement(card), { ...previewSize, fonts });
  // Texts are outlines by now, and fonts of the machine would only cost the time to find them.
  const picture = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const raw = { width: picture.width, height: picture.height, channels: 4 } as const;
  return sharp(picture.pixels, { raw })
    .removeAlpha()
    .png({ palette: true, colors, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
}
