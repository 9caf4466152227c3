module.exports = globalThis.sharedRequire
  ? globalThis.sharedRequire('typescript')
  : require('../../../node_modules/typescript');
