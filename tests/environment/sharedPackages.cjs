// Large packages that all files of tests in a process share. Jest would load each of them anew for each
// file, which takes longer than most files do: TypeScript alone half a second.
//
// They run outside of the files' own globals, as Node.js' own modules do: an error that they throw is no
// `Error` of a file. A package belongs here if nothing minds that, it is CommonJS, and keeps nothing between
// its calls that a test could meet. Code asks of yaml and Babel whether an object or error is its own, so
// they stay outside. A file that starts with `@jest-environment node` has packages of its own.

/** Each has a module of its own in `shared`, which stands for it. */
exports.sharedPackages = ['jiti', 'prettier', 'typescript'];

/** Name of the global by which a module in `shared` gets its package. */
exports.sharedRequire = 'sharedRequire';

/** For the option `moduleNameMapper` of Jest. */
exports.moduleNameMapper = Object.fromEntries(
  exports.sharedPackages.map((name) => [
    `^${name}$`,
    `<rootDir>/tests/environment/shared/${name}.cjs`,
  ]),
);
