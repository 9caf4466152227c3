module.exports = globalThis.sharedRequire
  ? globalThis.sharedRequire('jiti')
  : require('../../../node_modules/jiti');
