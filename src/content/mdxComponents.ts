/**
 * Components that authors use without an import. `src/theme/MDXComponents` registers them; typing
 * its object by `RegisteredComponent` holds it to that.
 */
export const registeredComponents = [
  'ArchivedDemo',
  'Card',
  'CardGrid',
  'Demo',
  'Screenshot',
  'StudioArchitecture',
  'TabItem',
  'Tabs',
] as const;

export type RegisteredComponent = (typeof registeredComponents)[number];

/** Components that `src/remark/api-reference` replaces by generated reference. */
export const referenceComponents = [
  'ApiDefinition',
  'ApiDescription',
  'ApiMembers',
  'ApiSignatures',
  'FileSchemaReference',
] as const;

/** Components that `src/remark/studio-components` imports into the pages that show them. */
export const importedComponents = ['StudioComponent'] as const;

/** Components that transforms make of fences. They are registered too, but not for authors. */
export const generatedComponents = ['CodeBlock', 'FileTree'] as const;

/** Components that Docusaurus' classic theme registers. */
export const docusaurusComponents = ['Details', 'Head'] as const;
