/** Path of a Chromium that is on the machine already. Without one, Playwright's own is used. */
export function findChromium(): string | undefined;
