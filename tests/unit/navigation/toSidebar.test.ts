import type { NavigationPage } from '@site/src/navigation';
import { docId, toSidebar, type SidebarItem } from '@site/src/navigation/toSidebar';
import { sidebars } from '@site/sidebars';
import coreSidebars from '@site/src/navigation/sidebars/core';
import studioSidebars from '@site/src/navigation/sidebars/studio';
import { tree } from './tree';

/** What the docs plugin does with sidebars first; it is not exported, so its types are not either. */
const { normalizeSidebars } = jest.requireActual<{
  normalizeSidebars: (sidebars: object) => object;
}>('@docusaurus/plugin-content-docs/lib/sidebars/normalization');
const { validateSidebars } = jest.requireActual<{ validateSidebars: (sidebars: object) => void }>(
  '@docusaurus/plugin-content-docs/lib/sidebars/validation',
);

test('groups become categories, subheaders fixed ones, pages docs; tabs are left out', () => {
  expect(toSidebar('core', tree)).toEqual([
    {
      type: 'category',
      key: '/core/introduction',
      label: 'Introduction',
      collapsible: true,
      collapsed: false,
      items: [
        {
          type: 'doc',
          key: '/core/introduction/overview',
          id: 'introduction/overview',
          label: 'Overview',
        },
        {
          type: 'doc',
          key: '/core/introduction/examples',
          id: 'introduction/examples',
          label: 'Examples',
          customProps: { newFeature: true },
        },
      ],
    },
    {
      type: 'category',
      key: '/core/components',
      label: 'Components',
      collapsible: true,
      collapsed: true,
      items: [
        {
          type: 'doc',
          key: '/core/components/all-components',
          id: 'components/all-components',
          label: 'All components',
        },
        {
          type: 'category',
          key: '/core/components/authentication',
          label: 'Authentication',
          collapsible: false,
          customProps: { subheader: true },
          items: [
            {
              type: 'doc',
              key: '/core/components/account',
              id: 'components/account',
              label: 'Account button',
            },
          ],
        },
      ],
    },
  ]);
});

test('Docusaurus accepts the result', () => {
  const normalized = normalizeSidebars({ core: toSidebar('core', tree) });
  expect(() => validateSidebars(normalized)).not.toThrow();
});

function keys(items: readonly SidebarItem[]): unknown[] {
  return items.flatMap((item) => [
    item.key,
    ...('items' in item && Array.isArray(item.items) ? keys(item.items as SidebarItem[]) : []),
  ]);
}

test('keys are unique, also where labels are equal, for translations hang on them', () => {
  const group = (name: string): NavigationPage => ({
    pathname: `/studio/${name}`,
    title: 'Reference',
    children: [{ pathname: `/studio/${name}/overview` }],
  });
  const all = keys(toSidebar('studio', [group('a'), group('b')]));
  expect(new Set(all).size).toBe(4);
  expect(all).not.toContain(undefined);
});

test('the id of a doc is its path below the folder of its product', () => {
  expect(docId('studio', '/studio/reference/api/get-context')).toBe('reference/api/get-context');
});

test('each docs instance has a sidebar of its own product', () => {
  expect(Object.keys(coreSidebars)).toEqual(['core']);
  expect(Object.keys(studioSidebars)).toEqual(['studio']);
  expect(sidebars.core).toBe(coreSidebars);
  expect(sidebars.studio).toBe(studioSidebars);
});
