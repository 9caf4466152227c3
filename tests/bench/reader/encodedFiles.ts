import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { constants, brotliCompress } from 'node:zlib';
import { promisify } from 'node:util';
import { contentType, isCompressible } from '../../../src/hosting/contentType';

const compress = promisify(brotliCompress);

/** A file as it goes over the wire. */
export interface EncodedFile {
  /** Path below the folder, with slashes. */
  readonly name: string;
  readonly type: string;
  readonly encoding: 'br' | undefined;
  readonly body: Buffer;
}

async function encode(file: string, name: string): Promise<EncodedFile> {
  const [content, type] = [readFileSync(file), contentType(file)];
  if (!isCompressible(type)) return { name, type, encoding: undefined, body: content };
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return { name, type, encoding: 'br', body: await compress(content, { params }) };
}

/** File of an address below the folder: itself, the index of a folder, or a page without its ending. */
function fileOf(folder: string, address: string): string | undefined {
  const file = path.join(folder, path.posix.normalize(`/${address}`));
  return [file, path.join(file, 'index.html'), `${file}.html`].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
}

/**
 * Gives the files of a build as good hosts send them, each compressed once and as well as brotli can.
 *
 * @returns a function from an address below the folder to the file, undefined if there is none.
 */
export function createEncodedFiles(
  folder: string,
): (address: string) => Promise<EncodedFile | undefined> {
  const known = new Map<string, Promise<EncodedFile>>();
  return async (address) => {
    const file = fileOf(folder, address);
    if (!file) return undefined;
    const name = path.relative(folder, file).split(path.sep).join('/');
    const encoded = known.get(file) ?? encode(file, name);
    known.set(file, encoded);
    return encoded;
  };
}
