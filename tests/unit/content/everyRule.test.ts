import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

function textsBelow(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
}

function codesIn(texts: readonly string[], pattern: RegExp): Set<string> {
  return new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, code = '']) => code)));
}

const rules = codesIn(
  ['src/content', 'src/navigation'].flatMap(textsBelow),
  /'((?:nav|content|translation|config|settings)\/[a-z0-9-]+)'/g,
);
const tested = codesIn(
  ['checks', 'translations', 'catalogue'].flatMap((folder) =>
    textsBelow(`tests/unit/content/${folder}`),
  ),
  / {2}(?:error |warning )?((?:nav|content|translation|config|settings)\/[a-z0-9-]+) {2}/g,
);

test('every rule has a bad input with the line that it prints', () => {
  expect([...rules].filter((code) => !tested.has(code))).toEqual([]);
  expect([...tested].filter((code) => !rules.has(code))).toEqual([]);
});
