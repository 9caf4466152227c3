import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readArguments } from '../command-line/readArguments';
import { runCommand } from '../command-line/runCommand';
import { appleTouchIcon, icons, type Icon } from '../installation/icons';

const usage = `Draws all icons of the installed site from static/img/favicon.svg. Run it when the mark has changed.

  npm run icons

  --help  show this text
`;

const folder = path.resolve(__dirname, '../../static');
const source = path.join(folder, 'img/favicon.svg');

/** Colour of the mark's ground: its first rectangle. */
function groundOf(svg: string): string {
  const ground = /<rect[^>]*\bfill="(#[0-9a-f]{6})"/i.exec(svg)?.[1];
  if (!ground) throw new Error(`${source}  has no ground -> its first <rect> needs fill="#rrggbb"`);
  return ground;
}

/** Draws an icon as a picture without metadata, so that drawing it again changes no byte. */
async function draw(svg: string, { file, size, scale }: Icon): Promise<void> {
  const mark = Math.round(size * scale);
  const target = path.join(folder, file);
  const start = Math.floor((size - mark) / 2);
  const end = size - mark - start;
  await mkdir(path.dirname(target), { recursive: true });
  await sharp(Buffer.from(svg), { density: (72 * mark) / 32 })
    .resize(mark, mark)
    .extend({ top: start, left: start, bottom: end, right: end, background: groundOf(svg) })
    .flatten(scale < 1 ? { background: groundOf(svg) } : false)
    .png({ compressionLevel: 9, palette: true })
    .toFile(target);
}

async function main(): Promise<void> {
  const svg = await readFile(source, 'utf8');
  for (const icon of [...icons, appleTouchIcon]) {
    await draw(svg, icon);
    process.stdout.write(`static/${icon.file}\n`);
  }
}

void runCommand({ name: 'icons', usage }, async () => {
  readArguments({ options: {} });
  await main();
});
