import { typeTokens } from '@site/src/remark/api-reference/typeTokens';

const linkOf = (name: string): string | undefined =>
  ({ Navigation: '/core/api/app-provider/#navigation', 'React.ReactNode': 'https://react.dev' })[
    name
  ];

const links = (type: string): string[] =>
  typeTokens(type, linkOf).flatMap(([text, , to]) => (to ? [`${text} ${to}`] : []));

test('the text stays whole', () => {
  const type = '(item: NavigationPageItem, at?: "top" | \'end\') => Promise<Navigation[]>';
  expect(
    typeTokens(type, linkOf)
      .map(([text]) => text)
      .join(''),
  ).toBe(type);
});

test('names of entries are links, dotted ones as a whole', () => {
  expect(links('Navigation | React.ReactNode')).toEqual([
    'Navigation /core/api/app-provider/#navigation',
    'React.ReactNode https://react.dev',
  ]);
});

test('names in strings and of fields are no types', () => {
  expect(links("'Navigation'")).toEqual([]);
  expect(links('{ Navigation: string; Navigation?: number }')).toEqual([]);
});
