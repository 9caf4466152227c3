import type { SourcePosition } from '../navigation/locateEntry';
import type { UncheckedTrees } from '../navigation/rules/walk';
import type { ProductId } from '../products';
import type { DocsVersion } from '../versions/docsVersions';
import type { Files } from './files';
import type { FrontMatter, PageBody } from './page/types';
import type { Problem } from './problem';
import type { SiteTranslations } from './translations/types';

/** A Markdown file of a docs folder. */
export interface Page {
  /** Path from the project root, for example `docs-core/introduction/overview.mdx`. */
  readonly file: string;
  readonly product: ProductId;
  /** The release of an archived page; absent for pages of the current release. */
  readonly archive?: DocsVersion;
  /** Path of the page as navigation entries write it, for example `/core/introduction/overview`. */
  readonly pathname: string;
  /** True for a file that other pages include: its name, or a folder's, starts with `_`. */
  readonly isPartial: boolean;
  /** Undefined if there is none, or none that can be read. */
  readonly frontMatter?: FrontMatter;
  /** Undefined if the Markdown can't be read. */
  readonly body?: PageBody;
  /** What is left of Markdown that can't be read, without its faults. */
  readonly rest?: PageBody;
  /** What stood in the way of reading. */
  readonly problems: readonly Problem[];
}

/** A page that the navigation spec lists. */
export interface NavigationEntry {
  readonly product: ProductId;
  readonly pathname: string;
  /** Where the entry's pathname is written. */
  readonly position: () => SourcePosition;
}

/** The navigation spec as far as it can be evaluated. */
export interface SiteNavigation {
  readonly entries: readonly NavigationEntry[];
  /** Pathnames of all entries that are no groups, misspelled ones in the spelling that was meant. */
  readonly mentioned: ReadonlySet<string>;
  /** Pathnames of groups and subheaders. */
  readonly groups: ReadonlySet<string>;
  /** Products whose spec could be evaluated; nothing is known about the others' entries. */
  readonly products: ReadonlySet<ProductId>;
  readonly problems: readonly Problem[];
  /** The trees as they were written; fit to be drawn if there are no problems. */
  readonly trees: UncheckedTrees;
}

/** What is known of the pages and sections that are generated from the packages. */
export interface KnownReference {
  /** False if it could not be made: its pages may be missing, and nobody knows their sections. */
  readonly isComplete: boolean;
  /** Ids that transforms give to pages, by file, beside those in their text. */
  readonly anchors: ReadonlyMap<string, readonly string[]>;
}

/** Everything that the checks look at. Loaded once a run; checks read and never change it. */
export interface SiteContent {
  readonly files: Files;
  readonly navigation: SiteNavigation;
  /** All pages and partials, sorted by file. */
  readonly pages: readonly Page[];
  /** Markdown of `src/pages`, each file with its translations. */
  readonly standalone: readonly Page[];
  /**
   * Every path that leads to something, in canonical form; the value is the page, undefined for pages
   * that are React.
   */
  readonly routes: ReadonlyMap<string, Page | undefined>;
  /** What other languages have of pages and interface strings. */
  readonly translations: SiteTranslations;
  readonly reference?: KnownReference;
  /** Environment variables, by which a deployment is set up. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/** One rule, or several that look at the same thing. */
export type Check = (site: SiteContent) => readonly Problem[];

/** Folder of a product's pages. */
export function docsFolder(product: ProductId): string {
  return `docs-${product}`;
}
