import { allowsLicense, licenseNames } from '@site/src/supply-chain/licenses';

test.each([
  ['MIT', ['MIT']],
  ['(MIT OR Apache-2.0)', ['MIT', 'Apache-2.0']],
  ['MIT AND ISC', ['MIT', 'ISC']],
  ['GPL (or later)', ['GPL (or later)']],
  ['(old) name', ['(old) name']],
])('%s names %j', (text, names) => {
  expect(licenseNames(text)).toEqual(names);
});

test.each([
  ['MIT', true],
  ['GPL-3.0', false],
  ['(GPL-3.0 OR MIT)', true],
  ['GPL-3.0 OR AGPL-3.0', false],
  ['(MIT AND ISC)', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0 AND MIT OR ISC', true],
  ['(GPL-3.0 AND MIT OR AGPL-3.0)', false],
])('whoever allows MIT and ISC allows %s: %s', (text, isAllowed) => {
  expect(allowsLicense(text, (name) => name === 'MIT' || name === 'ISC')).toBe(isAllowed);
});
