import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatProblem } from '@site/src/content/problem';
import { lintedFiles } from '@site/src/lint/lintedFiles';
import { fixLint, runLint } from '@site/src/lint/runLint';

// Three programs are started, which takes its time on a busy machine.
jest.setTimeout(120_000);

const project = path.resolve(__dirname, '../../..');
const configuration = [
  'cspell.json',
  'cspell-words.txt',
  '.markdownlint-cli2.jsonc',
  '.textlintrc.json',
];
const page = 'docs-core/introduction/page.mdx';

let root: string;

beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lint-')));
  fs.mkdirSync(path.join(root, 'docs-core/introduction'), { recursive: true });
  fs.mkdirSync(path.join(root, 'node_modules'));
  // Everything but the caches, which would know the files of an earlier test.
  for (const name of fs.readdirSync(path.join(project, 'node_modules'))) {
    if (name !== '.cache') {
      fs.symlinkSync(
        path.join(project, 'node_modules', name),
        path.join(root, 'node_modules', name),
      );
    }
  }
  for (const name of configuration) {
    fs.copyFileSync(path.join(project, name), path.join(root, name));
  }
});

afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

function write(body: string): void {
  const frontMatter = '---\ntitle: Page\n---\n\n';
  fs.writeFileSync(path.join(root, page), `${frontMatter}${body}\n`);
}

async function lines(): Promise<string[]> {
  return (await runLint(root, [page])).map(formatProblem);
}

test('a good page has no problems: ids, code and components are not read', async () => {
  write(
    [
      'Toolpad Core and `xqzt` stand in [the guide](/core/xqzt/).\n',
      '## Heading {/* #xqzt-heading */}\n',
      '<Card title="Next.js" href="/core/xqzt/">Text.</Card>\n',
      '```tsx title="src/Xqzt.tsx"\nconst xqzt = "github";\n```',
    ].join('\n'),
  );
  expect(await lines()).toEqual([]);
});

test('all linters tell their problems at once, with place and fix, in order', async () => {
  write('The sidebarr is on Github.\n\n```\ncode\n```\n\n## A recieved title');
  expect(await lines()).toEqual([
    `${page}:5:5  error spelling/unknown-word  unknown word "sidebarr" -> did you mean "sidebar"? A name goes into cspell-words.txt, code into backticks`,
    `${page}:5:20  error terminology/term  "Github" has another spelling -> write "GitHub", or put code into backticks`,
    `${page}:7:1  error markdown/MD040  Fenced code blocks should have a language specified [Context: "\`\`\`"] -> see https://github.com/DavidAnson/markdownlint/blob/main/doc/md040.md; npm run lint -- --fix mends what it can`,
    `${page}:11:6  error spelling/unknown-word  unknown word "recieved" -> did you mean "received"? A name goes into cspell-words.txt, code into backticks`,
  ]);
});

test('--fix mends terms and the form of Markdown, and leaves words alone', async () => {
  write('Utilize the stylesheeet.\n\n\n* A style sheet.');
  await fixLint(root, [page]);
  const text = fs.readFileSync(path.join(root, page), 'utf8');
  expect(text.slice(text.indexOf('Use'))).toBe('Use the stylesheeet.\n\n* A stylesheet.\n');
});

test('a damaged configuration is told, and is no success', async () => {
  write('Text.');
  fs.writeFileSync(path.join(root, '.textlintrc.json'), '{ "rules": ');
  await expect(runLint(root, [page])).rejects.toThrow(
    /^textlint could not be run: .*syntax error/s,
  );
});

test('what is generated, not Markdown, or not English is not read', () => {
  const files = lintedFiles(project);
  expect(files).toContain('CONTRIBUTING.md');
  expect(files).toContain('docs-core/components/account.mdx');
  expect(files).toContain('src/search/README.md');
  expect(
    files.filter((file) => /^docs-core\/api\/|^i18n\/(?!README)|node_modules/.test(file)),
  ).toEqual([]);
});

describe('the word list', () => {
  const words = fs.readFileSync(path.join(project, 'cspell-words.txt'), 'utf8').trim().split('\n');

  test('is sorted, without repetitions', () => {
    const order = (a: string, b: string): number =>
      a.toLowerCase() < b.toLowerCase() ? -1 : Number(a.toLowerCase() > b.toLowerCase());
    expect(words).toEqual([...new Set(words)].sort(order));
  });

  test('has no word that no text has', () => {
    const text = lintedFiles(project)
      .map((file) => fs.readFileSync(path.join(project, file), 'utf8'))
      .join('\n')
      .toLowerCase();
    expect(words.filter((word) => !text.includes(word.toLowerCase()))).toEqual([]);
  });
});

test('a file at which a linter gives up is told, and the others are read', async () => {
  const other = 'docs-core/introduction/other.mdx';
  write('A text with a-bc in it.');
  fs.writeFileSync(path.join(root, other), '---\ntitle: Page\n---\n\nA git.\n');
  // The rule takes a term for a pattern, and has no spelling for what else it finds.
  const terms = { defaultTerms: false, terms: ['A.bc', 'Git'] };
  const settings = { plugins: { mdx: true }, rules: { terminology: terms } };
  fs.writeFileSync(path.join(root, '.textlintrc.json'), JSON.stringify(settings));
  const told = (await runLint(root, [page, other])).map(formatProblem);
  expect(told.filter((line) => line.includes('terminology/'))).toEqual([
    `${other}:5:3  error terminology/term  "git" has another spelling -> write "Git", or put code into backticks`,
    `${page}:1:1  error terminology/unread  the terms were not looked at, for textlint itself fails on a text of the file: Error: No replacement found -> take out one paragraph after the other to find it, and write it in another way`,
  ]);
});

test('names with a dot are no patterns: other marks in its place are left alone', async () => {
  write('[The file](/core/auth-js/) holds auth/js, and Auth.js is a library.');
  expect((await lines()).filter((line) => line.includes('terminology/'))).toEqual([]);
});
