/** Name of a content encoding, as HTTP spells it. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Below this a response fits into one packet with its headers anyway. In bytes. */
const worthwhile = 1024;

/**
 * Picks the best encoding that a client takes.
 *
 * @param accepted value of `Accept-Encoding`; without it the body goes out as it is.
 */
export function negotiateEncoding(accepted: string | undefined, size: number): Encoding {
  if (!accepted || size < worthwhile) return 'identity';
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((token) => token.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight ? Number(weight.slice(2)) : 1] as const;
    }),
  );
  const takes = (name: string): boolean => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}
