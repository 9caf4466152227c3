import { validateNavigation } from '@site/src/navigation/validate';

test.each([
  'Why Toolpad Studio?',
  'Next.js App Router',
  'useLocalStorageState()',
  'Files *.ts and *.js',
  '2 * 3 * 4',
  'The _app and _document files',
  'AT&T; and R&D',
  'Array<string>',
  'Items [optional] (new)',
  'C# and F#',
  'Wait for it...',
  'Tables, charts, etc.',
  'Cafés in São Paulo',
  '-moz-appearance',
  'Q&A',
])('"%s" is a sound label', (title) => {
  const core = [{ pathname: '/core/guides', title, children: [{ pathname: '/core/guides/a' }] }];
  expect(validateNavigation({ core }).problems).toEqual([]);
});
