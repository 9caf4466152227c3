import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of a text at brotli's greatest quality, with which the site is served. */
export function brotliSize(text: string | Buffer): number {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}
