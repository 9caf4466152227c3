import { derivedTitle, displayTitle } from '@site/src/navigation/title';

test.each([
  ['/core/introduction/installation', 'Installation'],
  ['/studio/getting-started/why-toolpad', 'Why toolpad'],
  ['/core/components/account/components-api/', 'Account'],
  ['/core/api/account-popover-footer', 'AccountPopoverFooter'],
  ['/core/api/use-session', 'useSession'],
  ['/core/api/user-menu', 'UserMenu'],
  ['/core/api', 'Api'],
  ['/', ''],
  ['', ''],
])('the title of %p is %p', (pathname, title) => {
  expect(derivedTitle(pathname)).toBe(title);
});

test('an explicit title comes before a derived one, and a subheader before both', () => {
  expect(displayTitle({ pathname: '/core/a' })).toBe('A');
  expect(displayTitle({ pathname: '/core/a', title: 'First' })).toBe('First');
  expect(displayTitle({ pathname: '/core/a', subheader: 'Layout', children: [] })).toBe('Layout');
});
