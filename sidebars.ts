import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { navigation } from './src/navigation';
import { toSidebar, type SidebarItem } from './src/navigation/toSidebar';
import { writtenPages } from './src/navigation/writtenPages';
import type { ProductId } from './src/products';

function sidebar(product: ProductId): SidebarItem[] {
  const tree = navigation[product];
  const isDevelopment = process.env.NODE_ENV === 'development';
  const folder = path.join(__dirname, `docs-${product}`);
  return toSidebar(product, isDevelopment ? writtenPages(tree, product, folder) : tree);
}

/**
 * Sidebars of both products, generated from the navigation spec. Each docs-plugin instance loads
 * its own through `src/navigation/sidebars/`, for an instance rejects pages that it does not own.
 */
export const sidebars = {
  studio: { studio: sidebar('studio') },
  core: { core: sidebar('core') },
} satisfies Record<ProductId, SidebarsConfig>;
