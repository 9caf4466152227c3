/**
 * Components that authors use without an import. `src/theme/MDXComponents` registers them; typing
 * its object by `RegisteredComponent` holds it to that.
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

/** Components that transforms make of fences. They are registered too, but not for authors. */
export const generatedComponents = ['CodeBlock', 'FileTree'] as const;

/** Components that Docusaurus' classic theme registers. */
export const docusaurusComponents = ['Details', 'Head'] as const;
