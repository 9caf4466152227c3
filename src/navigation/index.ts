import type { ProductId } from '../products';
import { coreNavigation } from './core';
import { studioNavigation } from './studio';
import type { NavigationPage } from './types';

/** The table of contents of each product: the only list of pages that the site has. */
export const navigation: Readonly<Record<ProductId, readonly NavigationPage[]>> = {
  studio: studioNavigation,
  core: coreNavigation,
};

export type { NavigationPage } from './types';
