import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { BuildFile } from './buildFolder';
import type { Encoding } from './negotiateEncoding';

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
