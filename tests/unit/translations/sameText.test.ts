import { createRemainder } from '@site/src/translations/sameText';

const glossary = {
  keep: [{ name: 'React Router' }],
  same: [{ name: 'Layout' }, { name: 'Design system' }],
} as never;
const remainderOf = createRemainder(['SignInPage', 'Toolpad Core'], glossary);

test.each([
  ['a name', 'Toolpad Core', ''],
  ['a name as people read it', 'Sign-in Page', ''],
  ['a name without its spaces', 'ToolpadCore', ''],
  ['a name that the glossary keeps', 'React Router', ''],
  ['a name in other letters, inside a text', 'the react router', 'the react router'],
  ['names beside each other', 'Toolpad Core, React Router', ''],
  ['code', 'Use `npm install` here', 'Use here'],
  ['a placeholder', '{count} pages', 'pages'],
  ['two pieces of code', '`a` and `b`', 'and'],
  ['a component', '(AppProvider)', ''],
  ['a hook, with a mark behind it', 'useSession.', ''],
  ['a package', '@toolpad/core', ''],
  ['a version', '0.13.0', ''],
  ['a path', 'src/app', ''],
  ['a name with underscores', 'MY_KEY', ''],
  ['capitals', 'API APIs', ''],
  ['a word with a capital', 'Api', 'Api'],
  ['one capital', 'I', 'I'],
  ['capitals inside of a word', 'xAPI', ''],
  ['capitals with another ending', 'APIx', 'APIx'],
  ['no letters', '– … 12', ''],
  ['spaces around', '  Text  here ', 'Text here'],
])('%s: %j leaves %j', (_name, english, text) => {
  expect(remainderOf(english)).toEqual({ text, used: [] });
});

test('entries of the glossary that may be the same are told, each time they are needed', () => {
  expect(remainderOf('Layout')).toEqual({ text: '', used: ['Layout'] });
  expect(remainderOf('Design\nsystem and Layout')).toEqual({
    text: 'and',
    used: ['Design system', 'Layout'],
  });
  expect(remainderOf('Layouts')).toEqual({ text: 'Layouts', used: [] });
});

test('words beside what was taken out do not become one', () => {
  expect(remainderOf('a Layout b')).toEqual({ text: 'a b', used: ['Layout'] });
});

test('without a glossary names alone are taken out', () => {
  const plain = createRemainder(['Toolpad']);
  expect(plain('Toolpad Layout')).toEqual({ text: 'Layout', used: [] });
  expect(createRemainder([])('Text')).toEqual({ text: 'Text', used: [] });
});
