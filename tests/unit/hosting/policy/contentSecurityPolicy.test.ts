import { analyticsHosts } from '../../../../src/analytics/configuration';
import { mergeAllowed, nothingInline } from '../../../../src/hosting/policy/allowedInline';
import { hashSource } from '../../../../src/hosting/policy/contentHash';
import { contentSecurityPolicy } from '../../../../src/hosting/policy/contentSecurityPolicy';
import { playgroundPolicy } from '../../../../src/hosting/playgroundPolicy';

const inline = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };
const policy = contentSecurityPolicy(analyticsHosts(undefined), inline);

const directives = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

test('lets no code through but that of this origin and that which is listed', () => {
  const { 'script-src': scripts, 'style-src': styles, ...others } = directives(policy);
  expect(scripts).toEqual(["'self'", "'wasm-unsafe-eval'", "'sha256-a'"]);
  expect(styles?.slice(0, 3)).toEqual(["'self'", "'unsafe-hashes'", "'sha256-b'"]);
  expect(others).toMatchObject({
    'default-src': ["'self'"],
    'script-src-attr': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
});

test('has no unsafe source, and no directive twice', () => {
  expect(policy).not.toMatch(/'unsafe-(inline|eval)'|'strict-dynamic'|\*|http:/);
  const names = policy.split('; ').map((directive) => directive.split(' ')[0]);
  expect(new Set(names).size).toBe(names.length);
});

test('is short enough for one packet with the other headers', () => {
  expect(policy.length).toBeLessThan(1200);
});

test('the playground alone may evaluate, and then nothing but that', () => {
  const { 'default-src': others, sandbox } = directives(playgroundPolicy.header);
  expect(playgroundPolicy.header).toContain("'unsafe-eval'");
  expect(others).toEqual(["'none'"]);
  // With `allow-same-origin`, it could take its own sandbox away.
  expect(sandbox).toEqual(['allow-scripts']);
  expect(playgroundPolicy.header).not.toMatch(/connect-src|frame-src|worker-src/);
});

test('hashes are those of the standard', () => {
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test('lists are merged without doubles, in the same order whatever came first', () => {
  const other = { scripts: ["'sha256-0'", "'sha256-a'"], styles: [] };
  const merged = { scripts: ["'sha256-0'", "'sha256-a'"], styles: ["'sha256-b'"] };
  expect(mergeAllowed([inline, other, nothingInline])).toEqual(merged);
  expect(mergeAllowed([other, inline])).toEqual(merged);
});
