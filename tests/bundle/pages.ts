import { basePath } from '../../src/site';

interface WeighedPage {
  /** With the base path. */
  readonly path: string;
  /** How much the scripts that it needs may weigh, in kilobytes (1,000 bytes) of brotli. */
  readonly budget: number;
}

/** A page of each kind. */
export const weighedPages = {
  'Core component': { path: `${basePath}core/react-account/`, budget: 147 },
  'Studio concept': { path: `${basePath}studio/concepts/data-binding/`, budget: 137 },
  API: { path: `${basePath}core/api/account/`, budget: 137 },
  landing: { path: basePath, budget: 116 },
} as const satisfies Readonly<Record<string, WeighedPage>>;
