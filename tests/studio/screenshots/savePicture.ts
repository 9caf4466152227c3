import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {
  maxBytes,
  pictureFile,
  type Density,
  type Mode,
} from '../../../src/components/Screenshot/files';
import { root } from '../support/paths';
import { reduceColors } from './reduceColors';
import { readPixels, samePicture, type RawPicture } from './samePicture';

const picturesFolder = path.join(root, 'static/screenshots');

/** A picture as the browser has taken it. */
export interface Shot {
  mode: Mode;
  density: Density;
  png: Buffer;
}

/** What a file shows; undefined if there is no such file, or it can't be read. */
async function savedPicture(file: string): Promise<RawPicture | undefined> {
  try {
    return await readPixels(sharp(await readFile(file)));
  } catch {
    return undefined;
  }
}

/** Encodes a picture if its file shows something else. */
async function encode(folder: string, name: string, { mode, density, png }: Shot) {
  const file = path.join(folder, pictureFile(name, mode, density));
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  reduceColors(data);
  const { width, height } = info;
  const raw = { width, height, channels: 3 } as const;
  const saved = await savedPicture(file);
  if (saved && samePicture(saved, await readPixels(sharp(data, { raw })), density)) {
    return [];
  }
  const content = await sharp(data, { raw }).webp({ lossless: true, effort: 6 }).toBuffer();
  if (content.length > maxBytes.file[density]) {
    throw new Error(
      `${pictureFile(name, mode, density)}  has ${content.length} bytes, more than ` +
        `${maxBytes.file[density]} -> show less in the picture`,
    );
  }
  return [{ file, content }];
}

/**
 * Writes the files of a picture that show something else than before, all of them or none.
 *
 * @returns bytes written by file name.
 * @throws if a file would be too large for a page.
 */
export async function savePicture(
  name: string,
  shots: readonly Shot[],
  folder = picturesFolder,
): Promise<readonly { file: string; bytes: number }[]> {
  const changed = (await Promise.all(shots.map((shot) => encode(folder, name, shot)))).flat();
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  for (const { file, content } of changed) {
    await writeFile(`${file}.new`, content);
  }
  for (const { file } of changed) {
    await rename(`${file}.new`, file);
  }
  return changed.map(({ file, content }) => ({
    file: path.relative(folder, file),
    bytes: content.length,
  }));
}
