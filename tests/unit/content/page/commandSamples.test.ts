import { told } from './testPage';

type Row = readonly [name: string, lines: readonly string[], says: readonly string[]];

const prompt =
  'content/command-sample the command starts with the prompt of a terminal, so its tabs are not made -> leave the prompt out';
const notNpm =
  'content/command-sample the command is not in the form of npm, of which the other tabs are made -> write it with npm or npx';

/** A sample of commands that readers get for each package manager. */
const commands = (...lines: string[]) => ['```bash npm2yarn', ...lines, '```'];

test.each<Row>([
  ['$ npm install a', commands('$ npm install a'), [`6:1 ${prompt}`]],
  ['> npm install a', commands('> npm install a'), [`6:1 ${prompt}`]],
  ['$ with blanks around', commands('  $   npm install a'), [`6:3 ${prompt}`]],
  [
    '$ on two lines',
    commands('$ npm install a', 'npm run b', '$ npm run c'),
    [`6:1 ${prompt}`, `8:1 ${prompt}`],
  ],
  ['$ yarn', commands('$ yarn add a'), [`6:1 ${prompt}`]],
  ['yarn', commands('yarn'), [`6:1 ${notNpm}`]],
  ['yarn add a', commands('yarn add a'), [`6:1 ${notNpm}`]],
  ['pnpm add a', commands('pnpm add a'), [`6:1 ${notNpm}`]],
  ['pnpx a', commands('pnpx a'), [`6:1 ${notNpm}`]],
  ['bun add a', commands('bun add a'), [`6:1 ${notNpm}`]],
  ['bunx a', commands('bunx a'), [`6:1 ${notNpm}`]],
  ['yarn with blanks in front', commands('npm install a', '  yarn build'), [`7:3 ${notNpm}`]],
  ['yarn in a list', ['- A', '', '  ```bash npm2yarn', '  yarn add a', '  ```'], [`8:3 ${notNpm}`]],
  [
    'yarn where more is said of the sample',
    ['```bash title="A" npm2yarn', 'yarn add a', '```'],
    [`6:1 ${notNpm}`],
  ],
])('tabs are not made of %s', async (_name, lines, says) => {
  expect(await told(lines)).toEqual(says);
});

test.each<Row>([
  ['npm install a', commands('npm install a'), []],
  ['npx a', commands('npx a', '', 'npm run b'), []],
  ['comments', commands('# yarn add a', 'npm install a'), []],
  ['a variable', commands('$HOME/bin/a', 'npm install a'), []],
  ['a prompt alone', commands('$ ', 'npm install a'), []],
  [
    'names that begin with those of package managers',
    commands('yarn-a b', 'bunx2 c', 'pnpm2 d'),
    [],
  ],
  ['names of package managers behind others', commands('npm install yarn', 'npx pnpm'), []],
  ['output to a file', commands('npm run a > b'), []],
  ['yarn without tabs', ['```bash', 'yarn add a', '$ yarn', '```'], []],
  ['yarn in a sample with a title', ['```bash title="A"', 'yarn add a', '```'], []],
  ['yarn without language', ['```', 'yarn add a', '```'], []],
  ['yarn in text', ['Run `yarn add a`.'], []],
])('nothing is said of %s', async (_name, lines, says) => {
  expect(await told(lines)).toEqual(says);
});
