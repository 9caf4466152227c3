/** A mark that means something elsewhere, and that is shown as text here. */
export interface LiteralMark {
  /** Looked for in the source of a text, with its escapes. */
  readonly pattern: RegExp;
  /** What has to follow in the source, up to the end of the line. */
  readonly followedBy?: RegExp;
  /** What else has to hold, by what is found and what stands in front of it in the source of the text. */
  readonly isMark?: (found: string, before: string) => boolean;
  readonly message: (found: string, behind: string) => string;
  /** What to do, for all that is found, or by what it is and what follows it. */
  readonly fix: string | ((found: string, behind: string) => string);
}
