import { rowId, toSlug } from '@site/src/api-reference/names';

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
