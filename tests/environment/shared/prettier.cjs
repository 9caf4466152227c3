module.exports = globalThis.sharedRequire
  ? globalThis.sharedRequire('prettier')
  : require('../../../node_modules/prettier');
