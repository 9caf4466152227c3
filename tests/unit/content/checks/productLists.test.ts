import { productListProblems } from '@site/src/content/checks/productList';
import { isOlder } from '@site/src/content/checks/productVersions';

/** What is said of a list, without the places. */
function told(list: unknown): string[] {
  return productListProblems(list, 'export const products = {};', ['core', 'studio']).map(
    ({ message, fix }) => `${message} -> ${fix}`,
  );
}

const current = { text: '0.13.0', current: true };
const core = { name: 'Core', metadata: 'Parts', versions: [current] };
const studio = {
  name: 'Studio',
  metadata: 'A builder of *.json and *.yml files',
  versions: [current],
};

test('sound lists are left alone', () => {
  expect(told({ core, studio })).toEqual([]);
});

test('older releases stand below, and a candidate anywhere', () => {
  const old = ['0.12.1', '0.9.2', '1.0.0-beta.1'].map((text) => ({ text, href: '/x/' }));
  expect(told({ core: { ...core, versions: [current, ...old] }, studio })).toEqual([]);
});

test('numbers of releases are compared as numbers', () => {
  expect(isOlder('0.9.0', '0.10.0')).toBe(true);
  expect(isOlder('0.10.0', '0.9.0')).toBe(false);
  expect(isOlder('1.0.0-beta.1', '1.0.0')).toBe(false);
});
