import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFiles } from '@site/src/content/files';
import { formatProblem } from '@site/src/content/problem';
import { configurationProblems } from '@site/src/lint/configurationFiles';

const names = ['.markdownlint-cli2.jsonc', '.textlintrc.json', 'cspell.json', 'cspell-words.txt'];

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'lint-'));
  names.forEach((name) => fs.copyFileSync(name, path.join(root, name)));
});

afterEach(() => fs.rmSync(root, { recursive: true }));

const write = (name: string, content: string | Buffer): void =>
  fs.writeFileSync(path.join(root, name), content);

const told = (): string[] => configurationProblems(createFiles(root)).map(formatProblem);

test('the files of the project are left alone, and so are comments and last commas', () => {
  write('cspell.json', '// Words\n{ "version": "0.2", "words": ["a", ], /* all */ }\n');
  expect(told()).toEqual([]);
});

test('every file that is broken is told in one run', () => {
  write('.markdownlint-cli2.jsonc', '{\n  "config": { , }\n}\n');
  write('.textlintrc.json', '{ "rules": {} \n');
  write('cspell.json', Buffer.from('{ "words": ["caf\xe9"] }\n', 'latin1'));
  fs.rmSync(path.join(root, 'cspell-words.txt'));
  expect(told()).toEqual([
    '.markdownlint-cli2.jsonc:2:15  error lint/configuration  the file is not valid JSON: Property assignment expected. -> correct the syntax, or restore the file from git',
    ".textlintrc.json:2:1  error lint/configuration  the file is not valid JSON: '}' expected. -> correct the syntax, or restore the file from git",
    'cspell.json:1:17  error lint/configuration  the file is not UTF-8 -> save it as UTF-8',
    'cspell-words.txt:1:1  error lint/configuration  the file is missing -> restore it from git',
  ]);
});

test('a merge conflict is told at its start', () => {
  write('cspell-words.txt', 'one\n<<<<<<< HEAD\ntwo\n=======\n>>>>>>> other\n');
  expect(told()).toEqual([
    'cspell-words.txt:2:1  error lint/configuration  a merge conflict is not resolved -> keep one of the two texts, and remove the lines of <, =, and >',
  ]);
});
