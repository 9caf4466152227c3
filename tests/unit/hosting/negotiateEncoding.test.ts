import { negotiateEncoding } from '@site/src/hosting/negotiateEncoding';

const large = 1024;

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['BR;Q=1', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0 , gzip ; q=0', 'identity'],
  ['br;level=9;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=none', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a client that takes %j gets %s', (accepted, expected) => {
  expect(negotiateEncoding(accepted, large)).toBe(expected);
});

test('what fits into one packet goes out as it is', () => {
  expect(negotiateEncoding('br, gzip', large - 1)).toBe('identity');
});
