import type { ProductId } from '../../products';

/** One element of a mark, with attributes as React spells them. */
export interface MarkShape {
  readonly element: 'path' | 'rect';
  readonly attributes: Readonly<Record<string, string | number>>;
}

const outline = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 };

/**
 * Both marks, on a canvas of 24 by 24. Core is a frame with its sidebar filled; Studio is a canvas on
 * which a block is being placed. Plain data, for pages and for pictures that the build draws.
 */
export const markShapes: Readonly<Record<ProductId, readonly MarkShape[]>> = {
  core: [
    {
      element: 'rect',
      attributes: { x: 2, y: 3, width: 20, height: 18, rx: 4.5, ...outline },
    },
    {
      element: 'path',
      attributes: {
        d: 'M2 7.5A4.5 4.5 0 0 1 6.5 3H9v18H6.5A4.5 4.5 0 0 1 2 16.5Z',
        fill: 'currentColor',
      },
    },
    {
      element: 'path',
      attributes: { d: 'M13 9h5M13 13.5h3', ...outline, strokeLinecap: 'round' },
    },
  ],
  studio: [
    {
      element: 'path',
      attributes: {
        d: 'M21 11V7.5A4.5 4.5 0 0 0 16.5 3h-9A4.5 4.5 0 0 0 3 7.5v9A4.5 4.5 0 0 0 7.5 21H11',
        ...outline,
        strokeLinecap: 'round',
      },
    },
    {
      element: 'rect',
      attributes: { x: 7, y: 7, width: 6, height: 6, rx: 1.75, fill: 'currentColor' },
    },
    {
      element: 'path',
      attributes: {
        d: 'm14 14 8 3-3.5 1.5L17 22Z',
        fill: 'currentColor',
        stroke: 'currentColor',
        strokeLinejoin: 'round',
      },
    },
  ],
};
