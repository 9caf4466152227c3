import sharp from 'sharp';

/** A place on a card, in pixels; what is past its end is not part of it. */
export interface Region {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where cards have their title, with the margins beside and below it. */
export const titleRegion: Region = { left: 0, right: 1200, top: 150, bottom: 630 };

/** The pixels of a card. */
export interface CardPixels {
  /** Color as `rrggbb`. */
  colorAt(x: number, y: number): string;
  /** Whether a pixel has the color of the title, edges left out. */
  isInk(x: number, y: number): boolean;
}

export async function readPixels(picture: Buffer): Promise<CardPixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const startOf = (x: number, y: number) => (y * info.width + x) * info.channels;
  const channelAt = (index: number) => data[index] ?? Number.NaN;
  return {
    colorAt(x, y) {
      return data.subarray(startOf(x, y), startOf(x, y) + 3).toString('hex');
    },
    isInk(x, y) {
      const start = startOf(x, y);
      return channelAt(start) + channelAt(start + 1) + channelAt(start + 2) < 200;
    },
  };
}

const range = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, index) => start + index);

const columns = ({ left, right }: Region) => range(left, right);
const rows = ({ top, bottom }: Region) => range(top, bottom);

/** The smallest region with all ink of a region. */
export function inkBox({ isInk }: CardPixels, region: Region = titleRegion): Region {
  const inked = {
    x: columns(region).filter((x) => rows(region).some((y) => isInk(x, y))),
    y: rows(region).filter((y) => columns(region).some((x) => isInk(x, y))),
  };
  const [left = 0, top = 0] = [inked.x[0], inked.y[0]];
  return { left, top, right: (inked.x.at(-1) ?? -1) + 1, bottom: (inked.y.at(-1) ?? -1) + 1 };
}

/** How many pixels of a region have another color than the card's background. */
export function countPainted({ colorAt }: CardPixels, region: Region): number {
  const background = colorAt(600, 20);
  const painted = rows(region).map(
    (y) => columns(region).filter((x) => colorAt(x, y) !== background).length,
  );
  return painted.reduce((sum, count) => sum + count, 0);
}

/** How many groups of ink stand beside each other, with empty columns between. */
export function countPieces({ isInk }: CardPixels, region: Region = titleRegion): number {
  const inked = columns(region).map((x) => rows(region).some((y) => isInk(x, y)));
  return inked.filter((has, index) => has && !inked[index - 1]).length;
}

/**
 * How alike the ink of two cards is, from 0 to 1: the share of their ink that is ink of both.
 *
 * @param starts where the compared regions begin on either card.
 */
export function likeness(
  cards: readonly [CardPixels, CardPixels],
  starts: readonly [number, number],
  width: number,
): number {
  let [both, any] = [0, 0];
  for (const x of range(0, width)) {
    for (const y of rows(titleRegion)) {
      const [first, second] = [cards[0].isInk(starts[0] + x, y), cards[1].isInk(starts[1] + x, y)];
      both += Number(first && second);
      any += Number(first || second);
    }
  }
  return any === 0 ? 0 : both / any;
}
