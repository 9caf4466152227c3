import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findByPathname } from '@site/src/navigation/flatten';
import { navigation } from '@site/src/navigation';
import { currentVersion, productIds } from '@site/src/products';
import { releases } from '@site/src/releases';

const api = path.join(__dirname, '../../docs-core/api');

/** Releases that have a page of changes, as their files are named. */
const changePages = readdirSync(api).flatMap((name) => {
  const [, version] = /^changes-(.+)\.mdx$/.exec(name) ?? [];
  return version ? [`/core/api/changes-${version}`] : [];
});

test('every page of changes is announced with its day', () => {
  expect(changePages.length).toBeGreaterThan(0);
  const announced = releases.map(({ pathname }) => pathname);
  expect(changePages.filter((pathname) => !announced.includes(pathname))).toEqual([]);
});

test.each(releases)('$product $version leads to a page of its product', ({ product, pathname }) => {
  expect(findByPathname(navigation[product], pathname)).toBeDefined();
});

test.each(productIds)('the current release of %s is announced', (id) => {
  const versions = releases.filter(({ product }) => product === id).map(({ version }) => version);
  expect(versions).toContain(currentVersion(id).text);
});

test('days are days, newest first', () => {
  const days = releases.map(({ date }) => date);
  expect(days.every((day) => new Date(day).toISOString().startsWith(`${day}T`))).toBe(true);
  expect(days).toEqual([...days].sort().reverse());
});
