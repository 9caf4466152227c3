import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { savePicture, type Shot } from '@site/tests/studio/screenshots/savePicture';
import sharp from 'sharp';

const width = 320;
const height = 200;

/** A picture of one color. */
async function plain(mode: Shot['mode'], background: string): Promise<Shot> {
  const create = { width, height, channels: 3, background } as const;
  return { mode, density: 1, png: await sharp({ create }).png().toBuffer() };
}

/** A picture of gray noise, which no format makes small. */
async function noise(mode: Shot['mode']): Promise<Shot> {
  let state = 1;
  const levels = Array.from({ length: width * height }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 256;
  });
  const pixels = Buffer.from(levels.flatMap((level) => [level, level, level]));
  const raw = { width, height, channels: 3 } as const;
  return { mode, density: 1, png: await sharp(pixels, { raw }).png().toBuffer() };
}

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('writes a file for each mode, which holds the pixels', async () => {
  await savePicture(
    'app/page',
    [await plain('light', '#fff'), await plain('dark', '#012')],
    folder,
  );
  expect(await readdir(path.join(folder, 'app'))).toEqual([
    'page.dark.1x.webp',
    'page.light.1x.webp',
  ]);
  const { data } = await sharp(await readFile(path.join(folder, 'app/page.dark.1x.webp')))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([0, 0x11, 0x22]);
});

test('leaves a file alone whose picture shows the same', async () => {
  const shots = [await plain('light', '#fff'), await plain('dark', '#012')];
  await savePicture('page', shots, folder);
  const file = path.join(folder, 'page.light.1x.webp');
  await utimes(file, 1, 1);
  const written = await savePicture('page', [shots[0]!, await plain('dark', '#345')], folder);
  expect(written.map(({ file: name }) => name)).toEqual(['page.dark.1x.webp']);
  expect((await stat(file)).mtimeMs).toBe(1000);
});

test('writes nothing of a picture that is too large in one mode', async () => {
  const shots = [await plain('light', '#fff'), await noise('dark')];
  await expect(savePicture('page', shots, folder)).rejects.toThrow(
    /^page\.dark\.1x\.webp {2}has \d+ bytes, more than 33000 -> show less in the picture$/,
  );
  expect(await readdir(folder)).toEqual([]);
});

test('leaves a file alone where edges differ by a shade, and writes it where a letter differs', async () => {
  const [light, dark] = [await plain('light', '#fff'), await plain('dark', '#012')];
  await savePicture('page', [light, dark], folder);
  const withBar = async (size: number): Promise<Shot> => {
    const create = { width: size, height: 5, channels: 3, background: '#000' } as const;
    const input = await sharp({ create }).png().toBuffer();
    return { ...light, png: await sharp(light.png).composite([{ input }]).png().toBuffer() };
  };
  expect(await savePicture('page', [await withBar(2), dark], folder)).toEqual([]);
  const written = await savePicture('page', [await withBar(20), dark], folder);
  expect(written.map(({ file }) => file)).toEqual(['page.light.1x.webp']);
});
