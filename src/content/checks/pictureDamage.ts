/** Length of the PNG signature; of a chunk's length and type before its data, and of the sum after it. */
const PNG = { signature: 8, head: 8, sum: 4 } as const;

/** Markers of JPEG: what follows the first is the picture itself, up to the second. */
const JPEG = { scan: 0xda, end: 0xd9 } as const;

/** Length of the words `RIFF` and of the size, which the size does not count. */
const RIFF_HEAD = 8;

/** Chunks follow one another up to one that is called the end. */
function isPngWhole(bytes: Buffer): boolean {
  let at: number = PNG.signature;
  while (at + PNG.head + PNG.sum <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + PNG.head);
    at += PNG.head + bytes.readUInt32BE(at) + PNG.sum;
    if (type === 'IEND') {
      return at <= bytes.length;
    }
  }
  return false;
}

/** Segments follow one another up to the picture itself; previews in them have an end of their own. */
function isJpegWhole(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1];
    if (marker === JPEG.scan) {
      return bytes.indexOf(Buffer.from([0xff, JPEG.end]), at) >= 0;
    }
    // Any number of filling bytes may stand before a marker.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

const wholeness: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  png: isPngWhole,
  jpeg: isJpegWhole,
  webp: (bytes) => bytes.length >= RIFF_HEAD + bytes.readUInt32LE(4),
};

/**
 * True for a picture that ends too early, as after a download that was broken off.
 *
 * @param kind - As its first bytes say; of kinds that are not read here nothing is known.
 */
export function isCutOff(kind: string, bytes: Buffer): boolean {
  return Object.hasOwn(wholeness, kind) && wholeness[kind]?.(bytes) === false;
}
