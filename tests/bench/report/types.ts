/** Whom the parts of the benchmark tell what happens. */
export interface Report {
  /** What has just been done: a line for who waits. */
  progress(line: string): void;
  /** What could not be measured, and why: the run goes on with the rest. */
  failure(what: string, error: unknown): void;
}
