import type { Position } from '../../content/problem';

/** An interface string, as Docusaurus' translation files hold it. */
export interface Message {
  readonly message: string;
  /** Tells translators where the string stands. */
  readonly description?: string;
}

/** An interface string in English. */
export interface SourceMessage extends Message {
  /** Where it comes from: a file of the project, or a package. */
  readonly source: string;
}

/** English strings of one translation file, in the order of the file. */
export interface SourceStrings {
  /** Path of the file below the folder of a language. */
  readonly file: string;
  /** Strings by id. */
  readonly messages: ReadonlyMap<string, SourceMessage>;
}

/** A string of a translation file, with the place of its id. */
export interface WrittenMessage extends Message, Position {
  /** Where the message starts, its quote included. */
  readonly messageAt: Position;
}

/** A translation file as far as it can be read. */
export interface WrittenStrings {
  readonly messages: ReadonlyMap<string, WrittenMessage>;
  readonly problems: readonly {
    readonly line: number;
    readonly column: number;
    readonly message: string;
    readonly fix: string;
  }[];
}
