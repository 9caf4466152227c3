import path from 'node:path';
import { languages } from '../../../src/translations/languages';
import { pageLanguages } from '../../../src/translations/pageLanguages';

const root = path.resolve(__dirname, '../../..');
const all = Object.keys(languages);

it.each([
  ['/', all],
  ['/core/', all],
  ['/privacy/', all],
  ['/core/introduction/overview/', all],
  ['/core/components/nowhere/', ['en']],
  ['/core/api/account/', ['en']],
])('%s has a text of its own in %s', (pathname, expected) => {
  expect(pageLanguages(root, pathname)).toEqual(expected);
});
