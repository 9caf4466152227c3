import { translate } from '@docusaurus/Translate';
import type { ProductId } from '@site/src/products';

/** What a product is, in a few words and in the reader's language; in English as `products` has it. */
export function productMetadata(product: ProductId): string {
  const descriptions: Readonly<Record<ProductId, string>> = {
    core: translate({
      id: 'product.core.metadata',
      message: 'React components for dashboards',
      description: 'What Toolpad Core is, below its name',
    }),
    studio: translate({
      id: 'product.studio.metadata',
      message: 'Low-code builder of internal tools',
      description: 'What Toolpad Studio is, below its name',
    }),
  };
  return descriptions[product];
}
