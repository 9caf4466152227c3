import { navigation } from '../../../src/navigation';
import { flattenPages } from '../../../src/navigation/flatten';
import { toSidebar, type SidebarItem } from '../../../src/navigation/toSidebar';
import { labelledGroups } from '../../../src/plugins/navigation-labels/labelledGroups';

type Item = Parameters<typeof labelledGroups>[0][number];

function idsOf(item: SidebarItem): string[] {
  if (item.type === 'category' && Array.isArray(item.items)) {
    return (item.items as SidebarItem[]).flatMap(idsOf);
  }
  return item.type === 'doc' ? [item.id] : [];
}

test('every page of the navigation is in its group, under its label', () => {
  const sidebar = toSidebar('core', navigation.core);
  const paths = new Map(sidebar.flatMap(idsOf).map((id) => [id, `/core/${id}/`]));
  const groups = labelledGroups(sidebar as unknown as Item[], paths);
  expect(groups.map(({ pages }) => pages.map(({ path }) => path))).toEqual(
    navigation.core.map((group) => flattenPages([group]).map(({ pathname }) => `${pathname}/`)),
  );
  expect(groups[0]?.pages[0]).toEqual({ label: 'Overview', path: '/core/introduction/overview/' });
});

test('a label that is translated stands in the place of the English one', () => {
  const [group] = labelledGroups(
    [
      {
        type: 'category',
        label: 'Introdução',
        collapsed: true,
        collapsible: true,
        items: [{ type: 'doc', id: 'introduction/overview', label: 'Visão geral' }],
      },
    ],
    new Map([['introduction/overview', '/core/introduction/overview/']]),
  );
  expect(group).toEqual({
    label: 'Introdução',
    pages: [{ label: 'Visão geral', path: '/core/introduction/overview/' }],
  });
});
