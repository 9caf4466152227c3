import type { Edit } from '../fixtureSite';

/** A sound product of the list, as it is written there. */
export const core =
  "  core: { name: 'Toolpad Core', metadata: 'Components', versions: [{ text: '0.13.0', current: true }] },\n";
export const studio =
  "  studio: { name: 'Toolpad Studio', metadata: 'Builder', versions: [{ text: '0.13.0', current: true }] },\n";

/** First line of the list of products, for lists that are no whole ones. */
export const head = 'export const products = {\n';

/** Writes the list of products anew, of whole lines. */
export const products =
  (...lines: string[]): Edit =>
  (site) =>
    site.write('src/products.ts', `${head}${lines.join('')}};\n`);

/** Writes the table of redirects anew. */
export const redirects =
  (...rules: string[]): Edit =>
  (site) =>
    site.write(
      'src/hosting/redirects.ts',
      `export const redirectRules = [\n${rules.map((rule) => `  ${rule},\n`).join('')}];\n`,
    );
