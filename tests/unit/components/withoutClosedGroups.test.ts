import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { withoutClosedGroups } from '@site/src/components/withoutClosedGroups';

const link = (name: string, more: object = {}) => ({
  type: 'link',
  label: name,
  href: `/toolpad/core/${name}/`,
  ...more,
});

const group = (label: string, items: unknown[], more: object = {}) => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
  ...more,
});

const pair = (label: string) => group(label, [link(`${label}-1`), link(`${label}-2`)]);

const sidebar = (...items: unknown[]) => items as PropSidebarItem[];

/** The sidebar as text: groups with what is left of them in brackets. */
const outline = (items: readonly PropSidebarItem[]): string =>
  items
    .map((item) => {
      if (item.type === 'link') return item.href.split('/').at(-2);
      return item.type === 'category' ? `${item.label}(${outline(item.items)})` : item.type;
    })
    .join(' ');

const shown = (name: string, ...items: unknown[]): string =>
  outline(withoutClosedGroups(sidebar(...items), `/toolpad/core/${name}/`));

it('leaves closed groups their first page, and the group of the page all', () => {
  expect(shown('b-2', pair('a'), pair('b'), link('c'))).toBe('a(a-1) b(b-1 b-2) c');
});

it('leaves no more in groups within groups', () => {
  const outer = (name: string) => group(name, [pair(`${name}a`), pair(`${name}b`)]);
  expect(shown('xb-1', outer('w'), outer('x'))).toBe('w(wa-1) x(xa(xa-1) xb(xb-1 xb-2))');
});

it('leaves groups alone that stand open, that do not close, or that have a page of their own', () => {
  const items = [link('1'), link('2')];
  expect(shown('elsewhere', group('a', items, { collapsed: false }))).toBe('a(1 2)');
  expect(shown('elsewhere', group('a', items, { collapsible: false }))).toBe('a(1 2)');
  expect(shown('elsewhere', group('a', items, { href: '/toolpad/core/a/' }))).toBe('a(1 2)');
});

it('leaves groups alone that lead nowhere', () => {
  const items = [link('1', { unlisted: true }), link('2', { unlisted: true })];
  expect(shown('elsewhere', group('a', items))).toBe('a(1 2)');
});

it('keeps items of other kinds, and what was given as it was', () => {
  const items = sidebar({ type: 'html', value: '' }, pair('a'));
  const copy = structuredClone(items);
  expect(outline(withoutClosedGroups(items, '/'))).toBe('html a(a-1)');
  expect(items).toEqual(copy);
});
