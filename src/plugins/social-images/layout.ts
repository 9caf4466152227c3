import type { ContainerNode, ImageNode, Node, TextNode } from '@takumi-rs/core';
import { previewSize } from '../../navigation/pageFiles';
import type { ProductId } from '../../products';
import { languages } from '../../translations/languages';
import { fontStack } from './fonts';
import { markPicture } from './marks';
import type { PreviewCard } from './previewCard';
import { setTitle, titleSize, typesettingOf } from './typesetting';

type Style = NonNullable<Node['style']>;

/** The light theme's colors in sRGB. */
const colors = {
  text: '#0d1321',
  core: { accent: '#2456d3', soft: '#ebf2ff', tint: '#d2e2ff' },
  studio: { accent: '#a91e76', soft: '#feeef5', tint: '#fbd7e8' },
} as const;

const margin = 80;

function box(style: Style, ...children: Node[]): ContainerNode {
  return { type: 'container', style: { display: 'flex', ...style }, children };
}

function text(content: string, style: Style): TextNode {
  return { type: 'text', text: content, style };
}

function mark(product: ProductId, size: number, color: string, style: Style = {}): ImageNode {
  return { type: 'image', src: markPicture(product, color), width: size, height: size, style };
}

/** Fonts and direction of a language, which all below inherit. */
function languageStyle(language: string): Style {
  return { fontFamily: fontStack(language), direction: languages[language]?.direction ?? 'ltr' };
}

/** The title as it stands on a card: lines of like length, and no word that leaves them. */
export function titleNode({ title, language }: Pick<PreviewCard, 'title' | 'language'>): TextNode {
  const { lineHeight, letterSpacing } = typesettingOf(language);
  return text(setTitle(title), {
    ...languageStyle(language),
    display: 'block',
    width: previewSize.width - 2 * margin,
    fontSize: titleSize(title, language),
    fontWeight: 700,
    lineHeight,
    letterSpacing,
    wordBreak: 'break-word',
    textWrap: 'balance',
    color: colors.text,
  });
}

function groupNode(group: string, color: string): TextNode {
  return text(group, { marginBottom: 16, fontSize: 32, fontWeight: 500, color });
}

/** A whole card. */
export function cardNode(card: PreviewCard): ContainerNode {
  const { products, name, group, language } = card;
  const [product = 'core'] = products;
  const { accent, soft, tint } = colors[product];
  const isShared = products.length > 1;
  const inherited = languageStyle(language);
  const end = inherited.direction === 'rtl' ? 'left' : 'right';
  return box(
    {
      ...inherited,
      position: 'relative',
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      padding: margin,
      background: isShared ? '#ffffff' : soft,
    },
    // Above the title, which may need the whole width at the bottom.
    mark(product, 380, isShared ? soft : tint, { position: 'absolute', [end]: -84, top: -84 }),
    box(
      { alignItems: 'center', gap: 20 },
      ...products.map((id) => mark(id, 60, colors[id].accent)),
      text(name, { fontSize: 34, fontWeight: 700, color: colors.text }),
    ),
    box({ flexDirection: 'column' }, ...(group ? [groupNode(group, accent)] : []), titleNode(card)),
  );
}
