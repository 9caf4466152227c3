/** Path of a Chromium that is on the machine already. Without one, Playwright's own is used. */
export function findChromium(): string | undefined;

/** The same for the whole browser, which keeps pages that were left. */
export function findWholeChromium(): string | undefined;

/** Debian's packages of both, by the program that each brings. */
export const packages: Readonly<Record<string, string>>;
