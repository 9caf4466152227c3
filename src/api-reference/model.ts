/**
 * What the reference knows of a package's public exports. The extractors write it, the pages, the
 * command line, and the comparison of releases read it. All of it is plain JSON.
 *
 * Types are TypeScript source as the package's author wrote it (`Navigation`, not its expansion),
 * on one line, without `import("…").`. Descriptions are Markdown.
 */

/** What an export is to its user. */
export type ExportKind =
  | 'component'
  | 'hook'
  | 'context'
  | 'class'
  | 'constant'
  | 'function'
  | 'interface'
  | 'type';

/** A property: a prop of a component, a slot, a field of an interface, a member of a result. */
export interface ApiMember {
  name: string;
  type: string;
  required: boolean;
  /** Source text of the default value, as documented by the package; absent without one. */
  default?: string;
  description: string;
  /** Why it is deprecated and what to use; an empty text if the package does not say. */
  deprecated?: string;
  /** Code of the package's own examples. */
  examples?: string[];
  /** Overloads of a member that is a function. */
  signatures?: ApiSignature[];
  /** Allowed values with what they are called in an editor, where the type alone does not say. */
  values?: { value: string; label?: string }[];
  /** First release that has it; absent if it is as old as the oldest release that was compared. */
  since?: string;
}

export interface ApiTypeParameter {
  name: string;
  constraint?: string;
  default?: string;
  description?: string;
}

export interface ApiParameter {
  name: string;
  type: string;
  required: boolean;
  default?: string;
  description: string;
}

/** One way to call a function. */
export interface ApiSignature {
  /** Whole signature, as an arrow type: `(key: string) => void`. */
  signature: string;
  typeParameters: ApiTypeParameter[];
  description: string;
  parameters: ApiParameter[];
  returns: { type: string; description: string };
  examples?: string[];
}

/** A public export. Lists that do not apply to its kind are absent; ones that apply may be empty. */
export interface ApiExport {
  name: string;
  kind: ExportKind;
  /** Package that it is published in. */
  package: string;
  /** Modules that export it, the narrowest first: `['@toolpad/core/Account', '@toolpad/core']`. */
  modules: string[];
  /** Import statements, one for each module, in the order of `modules`. */
  imports: string[];
  /** The export that this is another name of. */
  aliasOf?: string;
  description: string;
  deprecated?: string;
  examples?: string[];
  since?: string;
  typeParameters?: ApiTypeParameter[];
  /** Components: name of the type of the props. */
  propsType?: string;
  /** Components: own props, required ones first, then by name. */
  props?: ApiMember[];
  /** Components: what takes the remaining props, such as `MenuList` of `@mui/material`. */
  inheritsFrom?: { name: string; module: string };
  slots?: ApiMember[];
  slotProps?: ApiMember[];
  /** Hooks and functions: overloads in declaration order. */
  signatures?: ApiSignature[];
  /** Hooks: members of what they return. */
  returnMembers?: ApiMember[];
  /** Classes: constructors. */
  constructors?: ApiSignature[];
  /** Classes and interfaces: public members. */
  members?: ApiMember[];
  /** Interfaces: what they extend. */
  extends?: string[];
  /** Contexts and constants: their type. Types: what they stand for. */
  type?: string;
  /** Types that the package does not export: exports that lead to them. */
  mentionedBy?: string[];
}

/** Everything that one release of a package exports. */
export interface ApiPackage {
  name: string;
  version: string;
  exports: ApiExport[];
  /** Types that nobody can import, and that public ones mention. */
  internalTypes?: ApiExport[];
}

/** Where a change took place: in the export itself or in one of its lists. */
export type ChangedPart =
  | 'export'
  | 'props'
  | 'slots'
  | 'slotProps'
  | 'members'
  | 'returnMembers'
  | 'signatures'
  | 'type';

/** One difference between two successive releases. */
export interface ApiChange {
  /** The later release. */
  version: string;
  exportName: string;
  exportKind: ExportKind;
  part: ChangedPart;
  /** Name of the member; absent for the export itself. */
  member?: string;
  change: 'added' | 'removed' | 'retyped' | 'default' | 'required' | 'deprecated' | 'moved';
  /** Before and after: types, defaults, or modules. */
  from?: string;
  to?: string;
}
