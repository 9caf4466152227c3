import type { LocalProblem, Position } from '../problem';

/** One key of the front matter. */
export interface FrontMatterField {
  readonly value: unknown;
  readonly keyAt: Position;
  readonly valueAt: Position;
  /** What stands behind the value on its line, without the `#` that makes it a comment. */
  readonly comment?: string;
}

export type FrontMatter = Readonly<Record<string, FrontMatterField>>;

export interface Heading extends Position {
  readonly depth: number;
  readonly text: string;
  /** The `id` of `{/* #id *\/}`; without one, headings get an id from their text. */
  readonly explicitId?: string;
  /** True if the comment that has the id goes on behind it. */
  readonly hasMoreThanId?: boolean;
  /** What stands in the place of the id without its `#`, and is a comment like any other. */
  readonly idWithoutHash?: string;
  /** True if a line of hyphens below made a heading of the text. */
  readonly isUnderlined?: boolean;
  /** True if nothing stands between it and the next section or the end of the page. */
  readonly hasNoText?: boolean;
  /** The anchor that leads to the heading. */
  readonly id: string;
}

/** A link in Markdown, or an attribute of an element that holds an address. */
export interface LinkUse extends Position {
  readonly url: string;
  /** Name of the element for attributes; undefined for Markdown links. */
  readonly element?: string;
}

export interface ImageUse extends Position {
  readonly url: string;
  readonly alt: string;
}

export interface Attribute extends Position {
  readonly name: string;
  /** Undefined for expressions that are more than a text. */
  readonly value?: string;
  /** The number or the truth that stands alone in braces: `{3}`, `{true}`. */
  readonly literal?: number | boolean;
  /** The file of the site that stands in `{useBaseUrl('/img/picture.svg')}`. */
  readonly siteFile?: string;
}

/** A JSX element: a component or an HTML element. */
export interface ElementUse extends Position {
  readonly name: string;
  readonly attributes: readonly Attribute[];
}

export interface ModuleImport extends Position {
  readonly specifier: string;
  /** Exports that the page asks for; `default` for the one without a name. */
  readonly names?: readonly string[];
  /** What the page calls the default export. */
  readonly local?: string;
}

/** A name that a sample imports. */
export interface SampleImport extends Position {
  readonly specifier: string;
  /** `default` for the export without a name. */
  readonly name: string;
}

/** A package, or an entry of one, that a sample imports. */
export interface SampleModule extends Position {
  readonly specifier: string;
}

/** A package that a command of a sample installs or runs. */
export interface PackageUse extends Position {
  readonly name: string;
}

export interface Fence extends Position {
  readonly language?: string;
  readonly meta: string;
  /** 0 if no line has text. */
  readonly lineCount: number;
  /** What it starts with: three backticks or tildes, or more. */
  readonly marks: string;
  readonly isClosed: boolean;
  /** A line inside that looks like the start of another fence. */
  readonly reopenedAt?: Position;
  /** What the code imports by name, of code that does. */
  readonly imports?: readonly SampleImport[];
  /** The packages that it imports, of code that does. */
  readonly modules?: readonly SampleModule[];
  /** What its commands install or run, of code that does. */
  readonly packages?: readonly PackageUse[];
}

export interface Directive extends Position {
  readonly kind: 'container' | 'leaf' | 'text';
  readonly name: string;
  /** Number of colons that it starts with. */
  readonly colons: number;
  readonly isClosed: boolean;
  /** The line of the closing tag of what is around it, of one that goes on behind that tag. */
  readonly tagBelow?: { readonly line: number; readonly name: string };
  /** True if another one opens inside with as many colons, which the end of that one closes. */
  readonly holdsAsManyColons: boolean;
  /** True if there is nothing but a title. */
  readonly isEmpty: boolean;
  /** False for `:word` in running text, which is shown as it is written. */
  readonly hasContent: boolean;
}

/** A line that starts with colons and is no directive. */
export interface StrayColons extends Position {
  readonly line: number;
  readonly text: string;
}

/** A comment that says what is still to be written. */
export interface Todo extends Position {
  readonly text: string;
}

/** What the checks need to know of a page's Markdown: plain data, so that it can be cached. */
export interface PageBody {
  readonly isEmpty: boolean;
  readonly headings: readonly Heading[];
  readonly links: readonly LinkUse[];
  readonly images: readonly ImageUse[];
  readonly elements: readonly ElementUse[];
  readonly imports: readonly ModuleImport[];
  /** Names that the page imports or exports, and may therefore use as components. */
  readonly declared: readonly string[];
  readonly fences: readonly Fence[];
  readonly directives: readonly Directive[];
  readonly strayColons: readonly StrayColons[];
  readonly todos: readonly Todo[];
}

/** A page as far as it can be read. */
export interface ParsedPage {
  /** Undefined if there is none, or none that can be read. */
  readonly frontMatter?: FrontMatter;
  /** Undefined if the Markdown does not parse. */
  readonly body?: PageBody;
  /** What is left of Markdown that does not parse, without its faults; undefined if there is a body. */
  readonly rest?: PageBody;
  /** What stood in the way of reading. */
  readonly problems: readonly LocalProblem[];
}
