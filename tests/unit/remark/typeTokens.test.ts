import { typeTokens } from '@site/src/remark/api-reference/typeTokens';

const linkOf = (name: string): string | undefined =>
  ({
    Navigation: '/core/api/app-provider/#navigation',
    CODEC_DATE: '/core/api/codecs/#codec-date',
    'React.ReactNode': 'https://react.dev',
  })[name];

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

test('names in capitals are links too, and those in all places of a choice', () => {
  expect(links('typeof CODEC_DATE')).toEqual(['CODEC_DATE /core/api/codecs/#codec-date']);
  expect(links('T extends Navigation ? Navigation : Navigation[]')).toHaveLength(3);
});

test('what is not linked has its colour, and nothing else if it has none', () => {
  expect(typeTokens('keyof Navigation[]', linkOf)).toEqual([
    ['keyof', 'tok-k'],
    [' '],
    ['Navigation', '', '/core/api/app-provider/#navigation'],
    ['[]'],
  ]);
  expect(typeTokens('string | 5', linkOf)).toEqual([['string', 'tok-t'], [' | '], ['5', 'tok-n']]);
});

test('names in strings, in comments, and of fields are no types', () => {
  expect(links("'Navigation'")).toEqual([]);
  expect(links('/* Navigation */ string')).toEqual([]);
  expect(links('{ Navigation: string; Navigation?: number }')).toEqual([]);
});
