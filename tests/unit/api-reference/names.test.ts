import { overloadName, rowId, toSlug } from '@site/src/api-reference/names';

test.each([
  ['Account', 'account'],
  ['useDialogs', 'use-dialogs'],
  ['CODEC_DATE_ONLY', 'codec-date-only'],
  ['ReactRouterAppProvider', 'react-router-app-provider'],
  ['DataSourceCache', 'data-source-cache'],
  ['OAuthButton', 'o-auth-button'],
])('the slug of %s is %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test('a row is named after export, kind, and member', () => {
  expect(rowId('DashboardLayout', 'prop', 'slotProps')).toBe('dashboard-layout-prop-slotProps');
  expect(rowId('DataModel', 'member', '[key: string]')).toBe('data-model-member-keystring');
});

test('overloads are counted, and the type of a hook does not share the ids of the hook', () => {
  const idOf = (name: string, count: number) => toSlug(overloadName(name, 0, count));
  expect(idOf('useStorageState', 1)).toBe('use-storage-state');
  expect(idOf('useStorageState', 2)).toBe('use-storage-state-1');
  expect(idOf('UseStorageState', 2)).toBe('use-storage-state-type-1');
});
