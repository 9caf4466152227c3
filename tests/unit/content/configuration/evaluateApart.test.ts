import { evaluateApart, type TimeLimits } from '@site/src/content/configuration/evaluateApart';
import { formatProblem } from '@site/src/content/problem';
import { withSite } from '../fixtureSite';

const sound = "export default { title: 'x', url: 'https://docs.example', baseUrl: '/' };\n";

/** What is told of a configuration. */
function told(source: string, limits?: TimeLimits): Promise<string[]> {
  return withSite(
    (site) => site.write('docusaurus.config.ts', source),
    async (root) => (await evaluateApart(root, limits)).map(formatProblem),
  );
}

test('a sound configuration has no problems, whatever it prints and leaves running', async () => {
  expect(await told(`console.log('x'); setInterval(() => {}, 1000);\n${sound}`)).toEqual([]);
});

test('a configuration may be a function, and a promise', async () => {
  expect(
    await told(
      "export default async () => ({ title: 'x', url: 'https://a.example', baseUrl: '/' });",
    ),
  ).toEqual([]);
  expect(await told("export default async () => {\n  throw new Error('no');\n};\n")).toEqual([
    "docusaurus.config.ts:2:3  error config/evaluation-error  the file can't be run: no -> correct the expression on this line",
  ]);
});

test.each([
  ['ends the program', `process.exit(0);\n${sound}`],
  ['waits for what never comes', `await new Promise(() => {});\n${sound}`],
])('a configuration that %s is named', async (_name, source) => {
  expect(await told(source)).toEqual([
    'docusaurus.config.ts:1:1  error config/evaluation-error  the program ended while the file was run -> look for process.exit, and for an await of what never comes, in the file and what it imports',
  ]);
});

test('a configuration that runs for ever is stopped', async () => {
  expect(await told('for (;;);\n', { clock: 3000, processor: 60_000 })).toEqual([
    'docusaurus.config.ts:1:1  error config/evaluation-error  the file was still running after 3 s -> look for a loop without end, and for an await of what never comes',
  ]);
});

test.each([
  ['a loop', 'for (;;);\n'],
  ['a loop that waits for nothing', 'for (;;) await undefined;\n'],
])('%s without end is told by its processor time', async (_name, source) => {
  expect(await told(source, { clock: 60_000, processor: 2000 })).toEqual([
    'docusaurus.config.ts:1:1  error config/evaluation-error  the file was still running after 2 s of processor time -> look for a loop without end, in the file and what it imports',
  ]);
});

test('a configuration that works for long, but in turns, is no loop', async () => {
  const wait = 'await new Promise((resolve) => setTimeout(resolve, 600));';
  const work = 'for (const end = Date.now() + 700; Date.now() < end; );';
  const turns = `for (let i = 0; i < 4; i += 1) { ${work} ${wait} }\n`;
  expect(await told(`${turns}${sound}`, { clock: 60_000, processor: 1800 })).toEqual([]);
});

test('a promise that nobody catches has its line', async () => {
  expect(await told(`\nvoid Promise.reject(new Error('later'));\n${sound}`)).toEqual([
    "docusaurus.config.ts:2:1  error config/evaluation-error  the file can't be run: later -> correct the expression on this line",
  ]);
});

test('what is thrown and is no error has no line, and a fix of its own stays', async () => {
  expect(await told('throw 5;\n')).toEqual([
    "docusaurus.config.ts:1:1  error config/evaluation-error  the file can't be run: 5 -> look for what throws this, in the file and in what it imports",
  ]);
  expect(await told("throw new Error('no key -> set DOCS_KEY');\n")).toEqual([
    "docusaurus.config.ts:1:1  error config/evaluation-error  the file can't be run: no key -> set DOCS_KEY",
  ]);
});

test('sidebars that the configuration names have to be there', async () => {
  const plugin = "['@docusaurus/plugin-content-docs', {\n  sidebarPath: './sidebars.ts' }]";
  const source = sound.replace(' };', `, plugins: [${plugin}] };`);
  expect(await told(source)).toEqual([
    'docusaurus.config.ts:2:3  error config/missing-file  the file with the sidebars, sidebars.ts, does not exist -> restore it from git, or correct sidebarPath',
  ]);
});
