/** Where a component is imported from, and whether it is the default export there. */
export interface ComponentSource {
  readonly module: string;
  readonly isDefault?: true;
}

/** Components that authors use without an import: `src/remark/page-components` adds it. */
export const authorComponents = {
  ArchivedDemo: { module: '@site/src/components/ArchivedDemo' },
  Card: { module: '@site/src/components/Card' },
  CardGrid: { module: '@site/src/components/Card' },
  Demo: { module: '@site/src/components/Demo' },
  Screenshot: { module: '@site/src/components/Screenshot' },
  StudioArchitecture: { module: '@site/src/components/StudioArchitecture' },
  TabItem: { module: '@theme/TabItem', isDefault: true },
  Tabs: { module: '@theme/Tabs', isDefault: true },
} as const satisfies Readonly<Record<string, ComponentSource>>;

/** Components that transforms make of fences. They are imported too, but are not for authors. */
export const generatedComponents = {
  FileTree: { module: '@site/src/components/FileTree' },
} as const satisfies Readonly<Record<string, ComponentSource>>;

/** Components that `src/theme/MDXComponents` registers for pages, since nearly all show them. */
export const registeredComponents = ['CodeBlock'] as const;

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

/** Components that Docusaurus' classic theme registers. */
export const docusaurusComponents = ['Details', 'Head'] as const;

/** Component that `src/remark/demos` replaces on the specimens of `src/pages`. */
export const specimenComponents = ['EveryDemo'] as const;

/** Names of attributes that a component takes. */
export interface ComponentAttributes {
  /** Without them the component shows nothing, or nothing that can be used. */
  readonly needed?: readonly string[];
  readonly optional?: readonly string[];
}

/**
 * Attributes of the components that authors use. Those of demos, reference, and tabs have checks of
 * their own for what is in them; what a screenshot and a tab need is told there.
 */
export const componentAttributes = {
  Card: { needed: ['title', 'href'] },
  CardGrid: {},
  // What readers open it by is a <summary> in it: the theme takes no other.
  Details: { optional: ['open', 'className', 'id'] },
  Screenshot: { optional: ['name', 'alt', 'caption'] },
  StudioArchitecture: {},
  TabItem: { optional: ['value', 'label', 'default', 'attributes', 'className'] },
  Tabs: {
    optional: ['block', 'className', 'defaultValue', 'groupId', 'lazy', 'queryString', 'values'],
  },
} as const satisfies Readonly<Record<string, ComponentAttributes>>;
