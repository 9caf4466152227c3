import type { Plugin } from 'esbuild';

/**
 * A module whose every export, and every member and result of these, is a value of the same kind.
 * What is written to one is kept: a component wrapped by a left-out package carries its description.
 */
const STUB = `
const MARK = Symbol.for('toolpad-docs.stub');
function makeStub() {
  const stub = new Proxy(function stub() {}, {
    get(target, key) {
      if (key === MARK || key === '__esModule') return true;
      if (key === Symbol.toPrimitive) return () => 'stub';
      if (key === Symbol.iterator) return () => [][Symbol.iterator]();
      if (!Object.hasOwn(target, key)) target[key] = makeStub();
      return target[key];
    },
    apply: makeStub,
    construct: makeStub,
    // Named imports are looked up on an object that inherits from the module.
    getPrototypeOf: () => stub,
  });
  return stub;
}
module.exports = makeStub();
`;

const STUB_MARK = Symbol.for('toolpad-docs.stub');

/** True for what stands for a value of a package that was left out. */
export function isStub(value: unknown): boolean {
  return typeof value === 'function' && (value as { [STUB_MARK]?: unknown })[STUB_MARK] === true;
}

/**
 * Leaves out of a bundle every package that `isWanted` refuses. Studio's components drag in all of
 * Material UI and MUI X, of which the description of their properties needs nothing.
 */
export function stubModules(isWanted: (specifier: string) => boolean): Plugin {
  return {
    name: 'stub-modules',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind === 'entry-point' || isWanted(path) ? undefined : { path, namespace: 'stub' },
      );
      build.onLoad({ filter: /.*/, namespace: 'stub' }, () => ({ contents: STUB, loader: 'js' }));
    },
  };
}
