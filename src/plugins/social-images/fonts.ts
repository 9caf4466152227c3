import { readFile } from 'node:fs/promises';
import type { Font } from 'satori';

const weights = [500, 700] as const;
const subsets = ['latin', 'latin-ext'] as const;

/** Latin with its extensions, punctuation and currency: what the files of {@link subsets} draw. */
const drawable =
  /^[\u0020-\u024f\u0259\u0300-\u0304\u0308\u0329\u1e00-\u1eff\u2000-\u206f\u20a0-\u20c0\u2122\u2191\u2193\u2212]*$/;

/** Whether the fonts have a glyph for every character of a text. */
export function canDraw(text: string): boolean {
  return drawable.test(text);
}

/** The text font, in the weights that cards use. Static files: satori cannot set variable ones. */
export async function loadFonts(): Promise<Font[]> {
  return Promise.all(
    subsets.flatMap((subset) =>
      weights.map(async (weight) => ({
        // satori takes a missing glyph from the next family that has it.
        name: subset === 'latin' ? 'Figtree' : `Figtree ${subset}`,
        data: await readFile(
          require.resolve(`@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff`),
        ),
        weight,
        style: 'normal' as const,
      })),
    ),
  );
}
