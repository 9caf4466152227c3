/** An icon of the installed site. */
export interface Icon {
  /** Below `static/`, and so below the base path. */
  readonly file: string;
  /** Pixels on each side. */
  readonly size: number;
  /**
   * Part of the side that the mark takes. What is around it has the mark's colour: systems cut such
   * icons to shapes of theirs, of which all show the innermost four fifths.
   */
  readonly scale: number;
  readonly purpose?: 'any' | 'maskable';
}

/** Drawn from `static/img/favicon.svg` by `src/cli/icons.ts`. */
export const icons: readonly Icon[] = [
  { file: 'img/icons/icon-192.png', size: 192, scale: 1, purpose: 'any' },
  { file: 'img/icons/icon-512.png', size: 512, scale: 1, purpose: 'any' },
  { file: 'img/icons/maskable-192.png', size: 192, scale: 0.8, purpose: 'maskable' },
  { file: 'img/icons/maskable-512.png', size: 512, scale: 0.8, purpose: 'maskable' },
];

/** Apple's systems look for it in the page's head and round its corners themselves. */
export const appleTouchIcon: Icon = {
  file: 'img/icons/apple-touch-icon.png',
  size: 180,
  scale: 0.9,
};
