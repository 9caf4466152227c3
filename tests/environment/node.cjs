const { TestEnvironment } = require('jest-environment-node');
const { sharedRequire } = require('./sharedPackages.cjs');

/** Jest's own, with a way to what files share. */
module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.global[sharedRequire] = (name) => require(name);
  }
};
