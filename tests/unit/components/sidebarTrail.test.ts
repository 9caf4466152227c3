import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { wantedPage } from '@site/src/components/OfflinePage/wantedPage';
import { sidebarTrail } from '@site/src/components/sidebarTrail';

const link = (label: string, href: string) => ({ type: 'link', label, href });
const category = (label: string, ...items: unknown[]) => ({
  type: 'category',
  label,
  items,
  href: '/toolpad/core/group/',
});

const items = [
  link('First', '/toolpad/core/first/'),
  { type: 'html', value: '' },
  category('Empty'),
  category(
    'Outer',
    link('Second', '/toolpad/core/second'),
    category('Inner', link('Third', '/toolpad/core/third/')),
  ),
] as unknown as PropSidebarItem[];

const trailTo = (path: string) =>
  sidebarTrail(items, path).map((item) => ('label' in item ? item.label : ''));

test.each([
  ['/toolpad/core/first/', ['First']],
  ['/toolpad/core/first', ['First']],
  ['/toolpad/core/second/', ['Outer', 'Second']],
  ['/toolpad/core/third/', ['Outer', 'Inner', 'Third']],
  ['/toolpad/core/group/', []],
  ['/toolpad/core/', []],
  ['/toolpad/core/first/x', []],
])('%s is found below %j', (path, trail) => {
  expect(trailTo(path)).toEqual(trail);
});

describe('the page that a reader without a connection wanted', () => {
  const wanted = (page: string) =>
    wantedPage(`?${new URLSearchParams({ page })}`, 'https://docs.test', '/toolpad/');

  test.each([
    ['/toolpad/core/a/', '/toolpad/core/a/'],
    ['/toolpad/core/a/?b=c#d', '/toolpad/core/a/?b=c'],
    ['/toolpad/../toolpad/a', '/toolpad/a'],
  ])('%s is %s', (page, expected) => {
    expect(wanted(page)).toBe(expected);
  });

  test.each([
    '/other/',
    '/toolpad/../other/',
    '//evil.test/toolpad/',
    '/\\evil.test/toolpad/',
    'https://docs.test/toolpad/',
    'javascript:alert(1)',
    '//',
    '',
  ])('%j is none', (page) => {
    expect(wanted(page)).toBeUndefined();
  });

  test('is none without a query', () => {
    expect(wantedPage('', 'https://docs.test', '/toolpad/')).toBeUndefined();
  });
});
