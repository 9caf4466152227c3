import pixelmatch from 'pixelmatch';
import type { Sharp } from 'sharp';
import type { Density } from '../../../src/components/Screenshot/files';

/**
 * Pixels that may differ between two pictures of the same thing, at one pixel for each CSS pixel:
 * edges of letters and icons come out a shade lighter or darker now and then. The smallest letter
 * has more pixels.
 */
const strayPixels = 24;

/** Share of the distance between black and white that an eye does not see, for pixelmatch. */
const threshold = 0.1;

/** A decoded picture: red, green, blue, and alpha of each pixel. */
export interface RawPicture {
  data: Buffer;
  width: number;
  height: number;
}

/** Decodes a picture of any format that sharp reads. */
export async function readPixels(picture: Sharp): Promise<RawPicture> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Says whether two pictures show the same to an eye. */
export function samePicture(before: RawPicture, now: RawPicture, density: Density): boolean {
  const { width, height } = now;
  if (before.width !== width || before.height !== height) {
    return false;
  }
  const different = pixelmatch(before.data, now.data, undefined, width, height, { threshold });
  return different <= strayPixels * density ** 2;
}
