'use strict';

const { existsSync } = require('node:fs');

/**
 * A Chromium that is on the machine already, or undefined: the one that `CHROMIUM_PATH` names,
 * else Debian's. Without either, Playwright's own is used.
 */
exports.findChromium = function findChromium() {
  return [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));
};
