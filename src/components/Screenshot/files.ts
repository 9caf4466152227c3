/** Theme modes that every picture is taken in. */
export const modes = ['light', 'dark'] as const;

/** Pixels of the file for each CSS pixel of the window that was pictured. */
export const densities = [1, 2] as const;

export type Mode = (typeof modes)[number];
export type Density = (typeof densities)[number];

/** Window of every picture, in CSS pixels. */
export const size = { width: 1440, height: 900 } as const;

/**
 * Most bytes of one file, and of the pictures of one page in one mode and density: six large ones
 * are below the limit of a page.
 */
export const maxBytes = { file: { 1: 33_000, 2: 66_000 }, page: 300_000 } as const;

/** Folder of the pictures below the root of the site, with a slash at both ends. */
export const picturesPath = '/screenshots/';

/** File of a picture below `static/screenshots`, for example `studio/first-app/grid.dark.2x.webp`. */
export function pictureFile(name: string, mode: Mode, density: Density): string {
  return `${name}.${mode}.${density}x.webp`;
}
