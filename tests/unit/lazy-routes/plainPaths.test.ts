import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { RouteProps } from 'react-router-dom';
import plainPaths from '@site/src/plugins/lazy-routes/plainPaths.cjs';

type MatchPath = (pathname: string, route: RouteProps | string) => object | null;

const file = path.join(
  path.dirname(require.resolve('react-router/package.json')),
  'esm/react-router.js',
);
const source = readFileSync(file, 'utf8');

function matchPathOf(text: string): MatchPath {
  const { outputFiles } = buildSync({
    stdin: { contents: text, resolveDir: path.dirname(file) },
    bundle: true,
    format: 'cjs',
    external: ['react'],
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  const module = { exports: {} as { matchPath: MatchPath } };
  new Function('module', 'exports', 'require', code)(module, module.exports, require);
  return module.exports.matchPath;
}

const original = matchPathOf(source);
const quick = matchPathOf(plainPaths(source));

const paths = [
  '/',
  '/core',
  '/core/',
  '/CORE/api',
  '/core/:name',
  '*',
  '/a+b',
  '/core/api/',
  '/kern',
];
const pathnames = [
  '/',
  '/core',
  '/core/',
  '/Core/API',
  '/core/api',
  '/core/api/',
  '/corea',
  '/core/api/more',
  '/core//',
  '/kernel',
  '/a+b',
  '',
];

test.each(paths)('%s is found for the same paths as before', (route) => {
  for (const pathname of pathnames) {
    for (const exact of [true, false]) {
      for (const strict of [true, false]) {
        for (const sensitive of [true, false]) {
          const options = { path: route, exact, strict, sensitive };
          expect({ pathname, ...options, found: quick(pathname, options) }).toEqual({
            pathname,
            ...options,
            found: original(pathname, options),
          });
        }
      }
    }
  }
});

test('several paths, a path alone, and none are what they were', () => {
  for (const route of [{ path: ['/core', '/studio'] }, '/core', {}] as const) {
    for (const pathname of pathnames) {
      expect(quick(pathname, route as RouteProps)).toEqual(original(pathname, route as RouteProps));
    }
  }
});

test('a router that has changed stops the build', () => {
  expect(() => plainPaths('export const nothing = 1;')).toThrow(/-> take it out/);
});
