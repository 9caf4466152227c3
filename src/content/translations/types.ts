import type { ProductId } from '../../products';
import type { Glossary } from '../../translations/glossary';
import type { Section } from '../../translations/sections';
import type { SourceStrings, WrittenStrings } from '../../translations/strings/types';
import type { Position, Problem } from '../problem';
import type { Page } from '../site';

/** A piece of running text, as it is written. */
export interface TextRun extends Position {
  readonly text: string;
  /** True for inline code, which is copied and not translated. */
  readonly isCode: boolean;
}

/** A paragraph, heading, cell, attribute or value of the front matter that readers read. */
export interface TextBlock extends Position {
  readonly runs: readonly TextRun[];
  /** Key of the front matter that the text is a value of. */
  readonly key?: string;
}

/** Something that a translation copies from English. */
export interface Copied extends Position {
  readonly text: string;
}

/** What stands in one section of a page. */
export interface SectionContent extends Omit<Section, 'markdown'> {
  readonly blocks: readonly TextBlock[];
  readonly inlineCode: readonly Copied[];
  /** Fences with their first line, which holds language and options. */
  readonly fences: readonly Copied[];
  /** Where links lead, and names of pictures and demos. */
  readonly targets: readonly Copied[];
}

/** A page of the current release in a language. */
export interface TranslatedPage {
  readonly language: string;
  /** The translation, with the pathname of the English page. */
  readonly page: Page;
  /** The English page. */
  readonly english: Page;
  /** Sections of the translation; empty if it can't be read. */
  readonly sections: readonly SectionContent[];
  readonly englishSections: readonly SectionContent[];
  /** Stamps of the sections of English from which it was translated, by id; undefined without any. */
  readonly stamps?: ReadonlyMap<string, string>;
}

/** A translation file of a language that is there, with its English strings. */
export interface TranslatedStrings {
  readonly language: string;
  /** Path from the project root. */
  readonly file: string;
  readonly source: SourceStrings;
  /** Undefined if the file does not exist. */
  readonly written?: WrittenStrings;
}

/** Everything below `i18n` that the checks look at. */
export interface SiteTranslations {
  readonly pages: readonly TranslatedPage[];
  readonly strings: readonly TranslatedStrings[];
  /** Glossaries by language. */
  readonly glossaries: ReadonlyMap<string, Glossary>;
  /** What stood in the way of reading. */
  readonly problems: readonly Problem[];
}

/** A place in the folder of a language that belongs to a product. */
export interface ProductFolder {
  readonly product: ProductId;
  readonly folder: string;
}
