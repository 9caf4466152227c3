import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { currentVersion, productHome, products, type ProductId } from '@site/src/products';

/** A release in the picker. */
export interface VersionLink {
  readonly text: string;
  /** The shown page in that release, with base path; its start page if it has no such page. */
  readonly to: string;
  readonly isCurrent: boolean;
  /** True for the release that is being read. */
  readonly isActive: boolean;
}

/** Name that the docs plugin gives to the release at the product's own path. */
const CURRENT = 'current';

/** The releases of a product, each with the way to it from the shown page. */
export function useVersionLinks(product: ProductId): VersionLink[] {
  const { activeVersion, alternateDocVersions } = useActiveDocContext(product);
  const active = activeVersion?.name ?? CURRENT;
  return products[product].versions.map((version) => {
    const isCurrent = version.text === currentVersion(product).text;
    const name = isCurrent ? CURRENT : version.text;
    return {
      text: version.text,
      to: alternateDocVersions[name]?.path ?? version.href ?? productHome(product),
      isCurrent,
      isActive: name === active,
    };
  });
}
