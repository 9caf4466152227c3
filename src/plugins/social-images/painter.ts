import { Renderer } from '@takumi-rs/core';
import { previewSize } from '../../navigation/pageFiles';
import { products } from '../../products';
import { languages } from '../../translations/languages';
import { fontFiles, fontStack, type FontFile } from './fonts';
import { cardNode, titleNode } from './layout';
import type { PreviewCard } from './previewCard';
import { shorten } from './shorten';
import { titleSize, typesettingOf } from './typesetting';

/** Draws cards, and reads the fonts that they need on the way. */
export interface Painter {
  /** Whether the fonts of a language have a glyph for every character of a text. */
  canDraw(text: string, language: string): Promise<boolean>;
  /** The card as a PNG of 1200 by 630 pixels, without what can't be drawn. */
  draw(card: PreviewCard): Promise<Buffer>;
}

/** More would come too close to the product's name. */
const maxLines = 3;

/** No font has a glyph for it, and none ever will. */
const noCharacter = '\u{10ffff}';

/** Makes a painter. One is enough for any number of languages. */
export function createPainter(): Painter {
  const renderer = new Renderer();
  const known = new Map<string, FontFile[]>();

  function settingOf(language: string) {
    const fonts = known.get(language) ?? fontFiles(language);
    known.set(language, fonts);
    return { fonts, lang: languages[language]?.htmlLang ?? language };
  }

  /** How many outlines a text takes: equal letters share one, and so do all that no font has. */
  async function countOutlines(text: string, language: string): Promise<number> {
    const style = { fontFamily: fontStack(language) };
    const svg = await renderer.renderSvg({ type: 'text', text, style }, settingOf(language));
    return svg.match(/<path /g)?.length ?? 0;
  }

  async function canDraw(text: string, language: string): Promise<boolean> {
    // The outline for what no font has is a new one, unless the text has it already.
    const [own, more] = await Promise.all(
      [text, text + noCharacter].map((each) => countOutlines(each, language)),
    );
    return own !== more;
  }

  /** A picture with gaps would be worse than one that says less. */
  async function drawablePart(card: PreviewCard): Promise<PreviewCard> {
    const canDrawHere = (text: string) => canDraw(text, card.language);
    const { title, group = '', name, products: ids } = card;
    if (await canDrawHere(title + group + name)) return card;
    const english = ids.map((id) => products[id].name).join(', ');
    const drawableName = (await canDrawHere(name)) ? name : english;
    if (!(await canDrawHere(title))) {
      return { ...card, title: drawableName, name: drawableName, group: undefined };
    }
    const isGroup = await canDrawHere(group);
    return { ...card, name: drawableName, group: isGroup ? group : undefined };
  }

  async function fits(title: string, language: string): Promise<boolean> {
    const node = titleNode({ title, language });
    const { height } = await renderer.measure(node, settingOf(language));
    const line = titleSize(title, language) * typesettingOf(language).lineHeight;
    return Math.round(height / line) <= maxLines;
  }

  return {
    canDraw,
    async draw(whole) {
      const { width, height } = previewSize;
      const card = await drawablePart(whole);
      const title = await shorten(card.title, (text) => fits(text, card.language));
      const node = cardNode({ ...card, title });
      const setting = settingOf(card.language);
      // A palette would make it a sixth smaller, and choosing one take six times as long as drawing.
      return renderer.render(node, { width, height, format: 'png', ...setting });
    },
  };
}
