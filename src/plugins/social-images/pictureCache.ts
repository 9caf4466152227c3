import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileWhole } from '../../files/writeFileWhole';

const digestOf = (...parts: readonly (string | Buffer)[]): string =>
  parts.reduce((sum, part) => sum.update(part).update('\0'), createHash('sha256')).digest('hex');

/** Version of the drawing: its own source and the lock file, which stands for libraries and fonts. */
async function drawingVersion(siteDir: string): Promise<string> {
  const sources = [__dirname, path.join(__dirname, '../../components/ProductMark')];
  const files = await Promise.all(
    sources.map(async (folder) =>
      (await readdir(folder)).sort().map((name) => path.join(folder, name)),
    ),
  );
  const contents = await Promise.all(files.flat().map((file) => readFile(file)));
  const lock = await readFile(path.join(siteDir, 'package-lock.json')).catch(() => '');
  return digestOf(lock, ...contents);
}

/** Keeps drawn pictures between builds, by what is on them. */
export interface PictureCache {
  /** The picture of a card, drawn only if it is not there yet. */
  get(card: object, draw: () => Promise<Buffer>): Promise<Buffer>;
}

const pngSignature = '89504e470d0a1a0a';
const pngEnd = '49454e44ae426082';

/** Whether a file is a whole PNG and not one that was cut short. */
function isWhole(picture: Buffer): boolean {
  const [start, end] = [picture.subarray(0, 8), picture.subarray(-8)].map((b) => b.toString('hex'));
  return start === pngSignature && end === pngEnd;
}

/** At once: for a thousand small files, promises of them take longer than reading them. */
function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Opens the cache of a project.
 *
 * @param siteDir folder of the project.
 */
export async function openPictureCache(siteDir: string): Promise<PictureCache> {
  const folder = path.join(siteDir, 'node_modules/.cache/toolpad-docs/social-images');
  const version = await drawingVersion(siteDir);
  return {
    async get(card, draw) {
      const name = digestOf(version, JSON.stringify(card)).slice(0, 32);
      const file = path.join(folder, `${name}.png`);
      const known = readIfThere(file);
      if (known && isWhole(known)) return known;
      const picture = await draw();
      try {
        writeFileWhole(file, picture);
      } catch {
        // Without a place to write to, the next build draws again: the result is right either way.
      }
      return picture;
    },
  };
}
