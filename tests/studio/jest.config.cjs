// These projects need none of what prepares the portal's own tests.
const { globalSetup: _, setupFilesAfterEnv: __, ...base } = require('../../jest.config.cjs');

/** Builds and starts every Studio project, which takes many minutes: kept out of `npm test`. */
module.exports = {
  ...base,
  testMatch: ['<rootDir>/tests/studio/projects/**/*.test.ts'],
  // One project at a time: each has a server and a browser, and its build fills a machine.
  maxWorkers: 1,
  // What a test waits for takes seconds; a build on a busy machine takes minutes.
  testTimeout: 1_200_000,
};
