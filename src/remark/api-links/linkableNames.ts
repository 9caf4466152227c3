import { referenceContext } from '../api-reference/load';

/** Where a name leads. */
export interface LinkTarget {
  /** Page, as navigation entries write it. */
  readonly pathname: string;
  /** Address as links in pages write it. */
  readonly address: string;
}

/** Names that the pages of a product may link, with their targets. */
export async function linkableNames(
  siteDir: string,
  file: string,
): Promise<ReadonlyMap<string, LinkTarget>> {
  const { exports, linkOf } = await referenceContext(siteDir, file);
  const targets = new Map<string, LinkTarget>();
  for (const name of exports.keys()) {
    const address = linkOf(name);
    if (address?.startsWith('/')) {
      targets.set(name, { pathname: address.replace(/\/(?:#.*)?$/, ''), address });
    }
  }
  return targets;
}
