import { readdirSync } from 'node:fs';

/** Products that a project has pages of. */
export function documentedProducts(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => /^docs-([a-z]+)$/.exec(name)?.[1] ?? []);
}
