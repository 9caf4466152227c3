import { comparablePath } from '../../../src/lazy-routes/comparablePath';
import { sectionAt } from '../../../src/lazy-routes/page/sectionAt';
import type { SectionEntry } from '../../../src/lazy-routes/pageGroup';

const load = (): never => {
  throw new Error('is not loaded here');
};
const sections: SectionEntry[] = [
  ['', load],
  ['/docs/c', load],
  ['/docs/components/d', load],
];
const startOf = (pathname: string): string | undefined => sectionAt(sections, pathname)?.[0];

it.each([
  ['/docs/api/', ''],
  ['/docs/c', '/docs/c'],
  ['/docs/components/card/', '/docs/c'],
  ['/docs/components/dialog', '/docs/components/d'],
  ['/docs/Components/Dialog/', '/docs/components/d'],
  ['/docs/components/d.html', '/docs/components/d'],
  ['/docs/zebra/', '/docs/components/d'],
])('finds where %s would be', (pathname, start) => {
  expect(startOf(pathname)).toBe(start);
});

it('knows no section where there is none', () => {
  expect(sectionAt([], '/docs/')).toBeUndefined();
});

it.each(['/docs/a', '/docs/a/', '/docs/a.html', '/docs/a/index.html', '/DOCS/a//', '/docs/a/ '])(
  'takes %s for the page that the router takes it for',
  (pathname) => {
    expect(comparablePath(pathname)).toBe('/docs/a');
  },
);
