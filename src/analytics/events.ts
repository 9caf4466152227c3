/** Values that the receiver takes as they are. */
export type EventParameters = Readonly<Record<string, string | number>>;

/** Something that a reader did, by the names that reports show. */
export interface ReaderEvent {
  readonly name: 'copy' | 'demo' | 'search' | 'feedback' | 'page_action';
  /** What was done, such as `expand`. Never what the reader typed. */
  readonly eventAction: string;
  /** What it was done with, such as a demo's name. */
  readonly eventLabel?: string;
}
