'use strict';

const { existsSync } = require('node:fs');

const whole = '/usr/bin/chromium';

/** Has no windows, and tests run in a quarter less time with it than with the whole one. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const firstOf = (...paths) => paths.find((path) => path && existsSync(path));

/**
 * A Chromium for tests that is on the machine already, or undefined: the one that `CHROMIUM_PATH`
 * names, else one of Debian's. Without any, Playwright's own is used.
 */
exports.findChromium = () => firstOf(process.env.CHROMIUM_PATH, headlessShell, whole);

/** The same for the whole browser, which keeps pages that were left. */
exports.findWholeChromium = () => firstOf(process.env.CHROMIUM_PATH, whole);

/** Debian's packages of both, by the program that each brings. */
exports.packages = { [headlessShell]: 'chromium-headless-shell', [whole]: 'chromium' };
