/** Length of the PNG signature; of a chunk's length and type before its data, and of the sum after it. */
const PNG = { signature: 8, head: 8, sum: 4 } as const;

/** Markers of JPEG: what follows the first is the picture itself, up to the second. */
const JPEG = { scan: 0xda, end: 0xd9 } as const;

/** Bytes that begin a block of GIF: an extension, an image, and the end of the file. */
const GIF = { header: 13, extension: 0x21, image: 0x2c, imageHead: 10, end: 0x3b } as const;

/** Length of an ICO's head, and of the entry of each picture in it. */
const ICO = { head: 6, entry: 16 } as const;

/** Length of a box's length and name, of which AVIF consists. */
const BOX_HEAD = 8;

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

/** Bytes of a color table, by the byte that says whether there is one and how large it is. */
function gifColors(packed: number | undefined): number {
  return packed !== undefined && packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0;
}

/** Where the parts of a block end, each of which begins with its length; the last has none. */
function afterGifParts(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

/** Extensions and images follow one another up to a byte that is the end. */
function isGifWhole(bytes: Buffer): boolean {
  let at = GIF.header + gifColors(bytes[10]);
  while (at < bytes.length && bytes[at] !== GIF.end) {
    if (bytes[at] === GIF.extension) {
      at = afterGifParts(bytes, at + 2);
    } else if (bytes[at] === GIF.image) {
      // One byte more, for the size of codes.
      const head = GIF.imageHead + gifColors(bytes[at + GIF.imageHead - 1]) + 1;
      at = afterGifParts(bytes, at + head);
    } else {
      return false;
    }
  }
  return at < bytes.length;
}

/** Boxes follow one another, each with its length first, up to one that is called the data. */
function isAvifWhole(bytes: Buffer): boolean {
  let at = 0;
  let hasData = false;
  while (at + BOX_HEAD <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    hasData ||= bytes.toString('latin1', at + 4, at + BOX_HEAD) === 'mdat';
    // One stands for a length that follows the name, zero for all that is left, and less is no box.
    const isLong = length === 1 && at + 2 * BOX_HEAD <= bytes.length;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + BOX_HEAD)) : length;
    if (size < BOX_HEAD) break;
    at += size;
  }
  return hasData && at <= bytes.length;
}

/** The head says where each picture stands, and how long it is. */
function isIcoWhole(bytes: Buffer): boolean {
  const count = bytes.length < ICO.head ? 0 : bytes.readUInt16LE(4);
  const end = ICO.head + count * ICO.entry;
  if (count === 0 || bytes.length < end) return false;
  for (let at: number = ICO.head; at < end; at += ICO.entry) {
    if (bytes.readUInt32LE(at + 8) + bytes.readUInt32LE(at + 12) > bytes.length) return false;
  }
  return true;
}

const wholeness: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  png: isPngWhole,
  jpeg: isJpegWhole,
  gif: isGifWhole,
  webp: (bytes) => bytes.length >= RIFF_HEAD + bytes.readUInt32LE(4),
  avif: isAvifWhole,
  ico: isIcoWhole,
};

/**
 * True for a picture that ends too early, as after a download that was broken off.
 *
 * @param kind - As its first bytes say; of kinds that are not read here nothing is known.
 */
export function isCutOff(kind: string, bytes: Buffer): boolean {
  return Object.hasOwn(wholeness, kind) && wholeness[kind]?.(bytes) === false;
}
