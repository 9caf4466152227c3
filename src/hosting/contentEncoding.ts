import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { BuildFile } from './buildFolder';

/** Name of a content encoding, as HTTP spells it. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Below this a response fits into one packet with its headers anyway. In bytes. */
const worthwhile = 1024;

/** Brotli's levels above make files a few per cent smaller and take many times as long. */
const brotliQuality = 5;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const precompressed = { br: '.br', gzip: '.gz' } as const;

const compress = {
  br: (body: Buffer) =>
    brotli(body, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => gzip(body),
} as const;

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

/** Reads files in an encoding and keeps what it had to compress until the file changes. */
export function createEncodedReader(): (file: BuildFile, encoding: Encoding) => Promise<Buffer> {
  const cache = new Map<string, { readonly modified: number; readonly body: Promise<Buffer> }>();

  async function read(file: BuildFile, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
    try {
      return await readFile(file.path + precompressed[encoding]);
    } catch {
      return compress[encoding](await readFile(file.path));
    }
  }

  return (file, encoding) => {
    if (encoding === 'identity') return readFile(file.path);
    const key = `${encoding}:${file.path}`;
    const known = cache.get(key);
    if (known?.modified === file.modified) return known.body;
    const body = read(file, encoding);
    cache.set(key, { modified: file.modified, body });
    body.catch(() => cache.delete(key));
    return body;
  };
}
