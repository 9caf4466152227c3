/** Where the parts of a lossless WebP file stand, in bytes from its start. */
const FORMAT = { from: 8, to: 16, text: 'WEBPVP8L' } as const;
const SIZE = { at: 21, bits: 14 } as const;

/**
 * Reads the size of a lossless WebP picture.
 *
 * @returns width and height in pixels, such as `1440×900`; undefined for any other file.
 */
export function webpSize(content: Buffer): string | undefined {
  if (
    content.length < SIZE.at + 4 ||
    content.toString('latin1', FORMAT.from, FORMAT.to) !== FORMAT.text
  ) {
    return undefined;
  }
  const bits = content.readUInt32LE(SIZE.at);
  const mask = (1 << SIZE.bits) - 1;
  // Each is written as the number before it.
  return `${(bits & mask) + 1}×${((bits >>> SIZE.bits) & mask) + 1}`;
}
