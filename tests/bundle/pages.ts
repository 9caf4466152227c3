import { basePath } from '../../src/site';

interface WeighedPage {
  /** With the base path. */
  readonly path: string;
  /** How much the scripts that it needs to work may weigh, in kilobytes (1,000 bytes) of brotli. */
  readonly needed: number;
  /** How much all scripts may weigh that it has loaded when nothing more comes by itself. */
  readonly idle: number;
  /** How much may come before it is seen: see `firstPaintFiles`. */
  readonly firstPaint: number;
}

/** A page of each kind. */
export const weighedPages = {
  'Core component': {
    path: `${basePath}core/components/account/`,
    needed: 88.5,
    idle: 114,
    firstPaint: 38.5,
  },
  'Studio concept': {
    path: `${basePath}studio/concepts/data-binding/`,
    needed: 78.5,
    idle: 114,
    firstPaint: 31,
  },
  API: { path: `${basePath}core/api/account/`, needed: 78.5, idle: 114, firstPaint: 31.5 },
  landing: { path: basePath, needed: 54.5, idle: 56, firstPaint: 20 },
} as const satisfies Readonly<Record<string, WeighedPage>>;
