// fast-check with the same cases in every run: a mutant would be told by those of one run, and not by
// those of the next. Required by its path, for its name leads here.
const fastCheck = require('../../../node_modules/fast-check/lib/cjs/fast-check.js');

fastCheck.configureGlobal({ seed: 1 });

module.exports = fastCheck;
