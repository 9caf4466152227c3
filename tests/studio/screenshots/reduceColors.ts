const CHANNELS = 3;

/** Colors with this share of the pixels are surfaces, lines, and text: they stay as they are. */
const KEPT_SHARE = 0.0005;

/** Most that a channel of another color may change; of 255, so that nobody sees it. */
const TOLERANCE = 12;

type Color = readonly [red: number, green: number, blue: number];

const toColor = (key: number): Color => [key >> 16, (key >> 8) & 255, key & 255];

/** Largest difference of a channel. */
function distance(a: Color, b: Color): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}

function keyAt(pixels: Uint8Array, index: number): number {
  return ((pixels[index] ?? 0) << 16) | ((pixels[index + 1] ?? 0) << 8) | (pixels[index + 2] ?? 0);
}

/**
 * Replaces rare colors by frequent ones next to them. The edges of letters are thousands of shades
 * of which an eye tells a few dozen apart; without the others a lossless file has half the size.
 *
 * @param pixels red, green, and blue of each pixel; changed in place.
 */
export function reduceColors(pixels: Uint8Array): void {
  const counts = new Map<number, number>();
  for (let index = 0; index < pixels.length; index += CHANNELS) {
    const key = keyAt(pixels, index);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const atLeast = (pixels.length / CHANNELS) * KEPT_SHARE;
  // Equally frequent colors in the order of their values: the same pixels give the same file.
  const byCount = [...counts].sort(([a, m], [b, n]) => n - m || a - b);
  const kept: Color[] = [];
  const replacements = new Map<number, Color>();
  for (const [key, count] of byCount) {
    const color = toColor(key);
    const nearest = kept.reduce<Color | undefined>(
      (best, other) => (best && distance(best, color) <= distance(other, color) ? best : other),
      undefined,
    );
    if (count < atLeast && nearest && distance(nearest, color) <= TOLERANCE) {
      replacements.set(key, nearest);
    } else {
      kept.push(color);
    }
  }
  for (let index = 0; index < pixels.length; index += CHANNELS) {
    const replacement = replacements.get(keyAt(pixels, index));
    if (replacement) {
      pixels.set(replacement, index);
    }
  }
}
