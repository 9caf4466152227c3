import type { Check } from '../site';
import { admonitions } from './admonitions';
import { attributes } from './attributes';
import { components } from './components';
import { fences } from './fences';
import { images } from './images';
import { imports } from './imports';
import { media } from './media';
import { rawMedia } from './rawMedia';
import { unsafeMarkup } from './unsafeMarkup';

/**
 * Rules that look at one thing of a page after the other: they hold for every page of Markdown, and for
 * what is left of one that can't be read as a whole.
 */
export const partRules: readonly Check[] = [
  fences,
  admonitions,
  components,
  attributes,
  imports,
  images,
  media,
  rawMedia,
  unsafeMarkup,
];
