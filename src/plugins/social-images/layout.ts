import { createElement, type ReactElement, type ReactNode } from 'react';
import { markShapes } from '../../components/ProductMark/shapes';
import { previewSize } from '../../navigation/pageFiles';
import type { ProductId } from '../../products';
import type { PreviewCard } from './previewCard';

type Style = Readonly<Record<string, string | number>>;

/** The light theme's colors in sRGB, for satori knows no OKLCH. */
const colors = {
  text: '#0d1321',
  core: { accent: '#2456d3', soft: '#ebf2ff', tint: '#d2e2ff' },
  studio: { accent: '#a91e76', soft: '#feeef5', tint: '#fbd7e8' },
} as const;

const margin = 80;

/** Sizes of the title in pixels, by the number of characters from which on they are too large. */
const titleSizes: readonly (readonly [length: number, size: number])[] = [
  [16, 104],
  [28, 88],
  [48, 72],
  [80, 60],
];
const smallestTitle = 48;

function titleSize(title: string): number {
  // One long word needs a line of its own, however short the title is.
  const longestWord = Math.max(...title.split(/\s+/).map(({ length }) => length));
  const length = Math.max(title.length, longestWord * 1.7);
  return titleSizes.find(([limit]) => length <= limit)?.[1] ?? smallestTitle;
}

function box(style: Style, ...children: ReactNode[]): ReactElement {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}

function mark(product: ProductId, size: number, color: string, style: Style = {}): ReactElement {
  const shapes = markShapes[product].map(({ element, attributes }) => {
    // satori does not hand the color down to shapes.
    const colored = Object.entries(attributes).map(([name, value]) => [
      name,
      value === 'currentColor' ? color : value,
    ]);
    return createElement(element, Object.fromEntries(colored));
  });
  return createElement(
    'svg',
    { width: size, height: size, viewBox: '0 0 24 24', style },
    ...shapes,
  );
}

/** The title as it stands on a card: at most three lines, and no word that leaves them. */
export function titleElement(title: string): ReactElement {
  const style = {
    display: 'block',
    maxWidth: previewSize.width - 2 * margin,
    fontSize: titleSize(title),
    fontWeight: 700,
    lineHeight: 1.1,
    letterSpacing: '-0.025em',
    wordBreak: 'break-word',
    lineClamp: 3,
    color: colors.text,
  };
  return createElement('div', { style }, title);
}

function groupElement(group: string, color: string): ReactElement {
  return box({ marginBottom: 16, fontSize: 32, fontWeight: 500, color }, group);
}

/** A whole card. */
export function cardElement({ title, products, name, group }: PreviewCard): ReactElement {
  const [product = 'core'] = products;
  const { accent, soft, tint } = colors[product];
  const isShared = products.length > 1;
  return box(
    {
      position: 'relative',
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      padding: margin,
      background: isShared ? '#ffffff' : soft,
      fontFamily: 'Figtree',
    },
    // Above the title, which may need the whole width at the bottom.
    mark(product, 380, isShared ? soft : tint, { position: 'absolute', right: -84, top: -84 }),
    box(
      { alignItems: 'center', fontSize: 34, fontWeight: 700, color: colors.text },
      ...products.map((id) => mark(id, 60, colors[id].accent, { marginRight: 20 })),
      box({}, name),
    ),
    box(
      { flexDirection: 'column' },
      ...(group ? [groupElement(group, accent)] : []),
      titleElement(title),
    ),
  );
}
