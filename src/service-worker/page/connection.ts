/** Part of the Network Information API, which some browsers have. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What the browser tells about the reader's connection, if it does. */
export function readersConnection(): Connection | undefined {
  return (navigator as Navigator & { readonly connection?: Connection }).connection;
}

/** Whether the reader's connection is one for bytes that nobody has asked for. */
export function hasBytesToSpare({ saveData, effectiveType }: Connection = {}): boolean {
  return !saveData && !/2g$/.test(effectiveType ?? '');
}
