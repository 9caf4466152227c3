/** A document that the docs plugin knows of, in the data that it has for all pages. */
export interface KnownDoc {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}

/**
 * The document of a page, and those of the same id in other releases, by the names of the releases.
 * Zero stands for one whose path says its id, and that has the sidebar of the page.
 */
export interface DocsOfPage {
  /** Id of the instance of the docs plugin. */
  readonly plugin: string;
  readonly releases: Readonly<Record<string, KnownDoc | 0>>;
}

/** Loads a module that belongs to one page alone. */
export type LoadModule = () => Promise<unknown>;

/** Names of the modules that a route is made of, by the parameters that they are for. */
export interface ModuleNames {
  readonly [parameter: string]: string | number | ModuleNames;
}

/** Pages whose routes differ in their paths and in what belongs to them alone. */
export interface PageGroup {
  /** A number stands for the module at this place of a page's own. */
  readonly modules: ModuleNames;
  /** What else the route says. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly docs?: DocsOfPage;
  /** Of each page, the path below that of the route which holds it, and its own modules. */
  readonly pages: readonly (readonly [path: string, ...own: LoadModule[]])[];
}

/** A file with the routes of a part of the site. */
export interface Section {
  readonly default: readonly PageGroup[];
  /** Names of the files of its pages' code, by the ids of the chunks. */
  readonly files: Readonly<Record<string, string>>;
}

/** Where a section begins, and how it is loaded. The sections of a route stand in this order. */
export type SectionEntry = readonly [start: string, load: () => Promise<Section>];
