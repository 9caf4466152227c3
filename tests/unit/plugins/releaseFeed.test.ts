/** @jest-environment jsdom */
import { releaseFeed } from '@site/src/plugins/release-feed/feed';
import type { Release } from '@site/src/releases';

const site = {
  root: 'https://docs.example/toolpad/',
  title: 'Docs',
  description: 'About',
  language: 'en',
};

const releases: Release[] = [
  { product: 'core', version: '0.13.0', date: '2025-03-11', pathname: '/core/new' },
  { product: 'studio', version: '0.12.1', date: '2025-02-28', pathname: '/studio/old' },
];

const pages = new Map([
  ['/core/new', { description: 'Adds <Crud> & more.' }],
  ['/studio/old', { description: 'Old.' }],
]);

test('the Atom feed is well-formed, newest first, with what RFC 4287 asks of entries', () => {
  const { atom } = releaseFeed(releases, pages, site);
  const feed = new DOMParser().parseFromString(atom, 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(feed.querySelector('feed > link[rel="self"]')?.getAttribute('href')).toBe(
    'https://docs.example/toolpad/releases.atom',
  );
  const entries = [...feed.querySelectorAll('entry')];
  expect(
    entries.map((entry) => [
      entry.querySelector('title')?.textContent,
      entry.querySelector('link')?.getAttribute('href'),
      entry.querySelector('updated')?.textContent,
      entry.querySelector('category')?.getAttribute('term'),
    ]),
  ).toEqual([
    [
      'Toolpad Core 0.13.0',
      'https://docs.example/toolpad/core/new/',
      '2025-03-11T00:00:00.000Z',
      'core',
    ],
    [
      'Toolpad Studio 0.12.1',
      'https://docs.example/toolpad/studio/old/',
      '2025-02-28T00:00:00.000Z',
      'studio',
    ],
  ]);
  expect(entries.map((entry) => entry.querySelector('id')?.textContent)).toEqual([
    'https://docs.example/toolpad/#core-0.13.0',
    'https://docs.example/toolpad/#studio-0.12.1',
  ]);
  expect(feed.querySelector('feed > author > name')?.textContent).toBe('Docs');
  expect(feed.querySelector('feed > rights')?.textContent ?? '').toBe('');
});

test('a feed is as old as its newest release, in whatever order they are listed', () => {
  const updatedOf = (list: readonly Release[]) =>
    /<updated>(.*?)<\/updated>/.exec(releaseFeed(list, pages, site).atom)?.[1];
  expect(updatedOf(releases)).toBe('2025-03-11T00:00:00.000Z');
  expect(updatedOf([...releases].reverse())).toBe('2025-03-11T00:00:00.000Z');
  expect(updatedOf(releases.slice(1))).toBe('2025-02-28T00:00:00.000Z');
  expect(updatedOf([])).toBe('1970-01-01T00:00:00.000Z');
});

test('the JSON feed has the same releases, and the same text builds the same file', () => {
  const { json } = releaseFeed(releases, pages, site);
  const feed = JSON.parse(json) as { version: string; items: { url: string }[] };
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\//);
  expect(feed.items.map(({ url }) => url)).toEqual([
    'https://docs.example/toolpad/core/new/',
    'https://docs.example/toolpad/studio/old/',
  ]);
  expect(releaseFeed(releases, pages, site).json).toBe(json);
});

test('a release without a page stops the build', () => {
  expect(() => releaseFeed(releases, new Map(), site)).toThrow(
    'src/releases.ts  core 0.13.0 leads to /core/new, which is no page -> name the page that tells what it brought',
  );
});
