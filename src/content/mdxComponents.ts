/**
 * Components that pages use without an import. `src/theme/MDXComponents` registers exactly these,
 * and TypeScript holds it to that.
 */
export const registeredComponents = [
  'Card',
  'CardGrid',
  'Demo',
  'Screenshot',
  'TabItem',
  'Tabs',
] as const;

export type RegisteredComponent = (typeof registeredComponents)[number];

/** Components that Docusaurus' classic theme registers. */
export const docusaurusComponents = ['Head', 'Details'] as const;
