const base = require('../../jest.config.cjs');

/** Builds whole projects, which takes minutes: kept out of `npm test`. */
module.exports = {
  ...base,
  testMatch: ['<rootDir>/tests/integration/**/*.test.ts'],
  // On a free machine with two cores, a build takes less than a minute.
  testTimeout: 900_000,
};
