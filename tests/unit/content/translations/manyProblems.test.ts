import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { openSite } from '../fixtureSite';
import {
  enOverview,
  inChinese,
  withTranslation,
  zhGlossary,
  zhOverview,
  zhPages,
  zhSidebar,
} from './translatedSite';

const project = path.resolve(__dirname, '../../../..');
const command = path.join(project, 'src/cli/check.mjs');

/** A mistake for each of these codes. */
const broken = [
  'changed-code',
  'changed-link',
  'broken-markup',
  'glossary-avoid',
  'glossary-keep',
  'heading-without-id',
  'malformed-glossary',
  'misplaced',
  'missing-heading-id',
  'missing-string',
  'orphaned',
  'unknown-string',
  'unstamped',
  'untranslated-title',
].map((name) => `translation/${name}`);

function breakAll(root: string): void {
  const site = openSite(root);
  site.copy(zhOverview, `${zhPages}/introduction/extras.mdx`);
  site.copy(zhOverview, 'i18n/zh/docs-core/introduction/overview.mdx');
  site.copy('docs-core/introduction/tutorial.mdx', `${zhPages}/introduction/tutorial.mdx`);
  site.append(zhGlossary, 'more: 1\n');
  site.replace(zhSidebar, '"version.label"', '"old"');
  const changes = [
    ['title: 概览', 'title: Overview'],
    ['Toolpad Core 绘制', '绘制仪表板：'],
    [' {/* #requirements */}', ''],
    ['answer = 42', 'answer = 43'],
    ['./tutorial.mdx', './other.mdx'],
    ['### 版本 {/* #versions */}\n', '<Car />'],
  ] as const;
  changes.forEach(([from, to]) => inChinese(from, to)(site));
}

function check(root: string, ...args: readonly string[]) {
  return spawnSync(process.execPath, [command, '--root', root, ...args], {
    encoding: 'utf8',
  });
}

test('one run finds all mistakes, in the order of files and lines, without a stack trace', () =>
  withTranslation(async (root) => {
    breakAll(root);
    const { status, stdout, stderr } = check(root);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    const lines = stdout.split('\n').filter((line) => line.includes('  error '));
    const codes = lines.map((line) => / error (\S+) /.exec(line)?.[1] ?? '');
    expect(broken.filter((code) => !codes.includes(code))).toEqual([]);
    expect(codes.every((code) => code.startsWith('translation/'))).toBe(true);
    const places = lines.map((line) => {
      const [file = '', row, column] = (line.split('  ')[0] ?? '').split(':');
      return { file, line: Number(row), column: Number(column) };
    });
    const sorted = [...places].sort(
      (a, b) =>
        (a.file < b.file ? -1 : Number(a.file > b.file)) || a.line - b.line || a.column - b.column,
    );
    expect(places).toEqual(sorted);
    expect(lines.every((line) => line.includes(' -> '))).toBe(true);
    expect(stdout).not.toMatch(/^\s+at /m);
    expect(stdout).toMatch(/\n\n6 pages checked, \d+ errors in \d+ files\n$/);

    const json = JSON.parse(check(root, '--format', 'json').stdout) as { rule: string }[];
    expect(json.map(({ rule }) => rule)).toEqual(codes);
  }));

test('an edit of English alone never fails because of a translation', () =>
  withTranslation(async (root) => {
    const site = openSite(root);
    site.replace(enOverview, 'title: Overview', 'title: What it is');
    site.replace(enOverview, 'answer = 42', 'answer = 43');
    site.replace(enOverview, '`react`', '`react-dom` and a dashboard');
    site.replace(enOverview, '## Where to start {/* #start */}', '## Start {/* #begin */}');
    site.replace(enOverview, '### Versions', '## Versions');
    site.append(
      enOverview,
      '\n## New {/* #new */}\n\nToolpad Core and [a router](./tutorial.mdx).\n',
    );
    expect(check(root).stdout).toBe('6 pages checked, no problems\n');
  }));
