/** A command line that says nothing the program can do: `what is wrong -> what to write`. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
