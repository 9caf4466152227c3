import { runTranslationCommand } from '@site/src/translations/commands';
import { firstApp, overview, translatedOverview, translateOverview, withCopy } from '../realPages';
import { mistake, run } from './run';

test('the table counts pages and sections, and the lists name what to run', () =>
  withCopy(async (copy) => {
    await translateOverview(copy);
    copy.replace(overview, 'a top bar', 'a header');
    copy.replace(overview, '## Maturity {/* #maturity */}', '## Age {/* #age */}');
    copy.write(translatedOverview.replace('overview', 'gone'), '---\ntitle: A\n---\n');
    copy.write(translatedOverview.replace('current/', ''), '---\ntitle: A\n---\n');
    const { exitCode, stdout } = await run(copy, 'status', '--language', 'zh');
    expect(exitCode).toBe(0);
    const lines = stdout.split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
    const cells = (start: string): string[] =>
      lines.find((line) => line.startsWith(start))?.split(/ {2,}/) ?? [];
    expect(cells('zh')).toEqual(['zh', '简体中文']);
    expect(cells('core/introduction')).toEqual([
      'core/introduction',
      '1',
      '0',
      '1 (3)',
      '0',
      '0',
      '1',
    ]);
    expect(cells('studio/getting-started').slice(1)).toEqual(['1', '0', '0', '1', '0', '0']);
    expect(cells('total').slice(1)).toEqual(['2', '0', '1 (3)', '1', '0', '1', '1']);
    expect(stdout).toContain('0 %      50 %      50 %       0 %');
    expect(stdout).toContain(`  ${translatedOverview}
    behind in a-complete-app (changed), age (added), maturity (removed)
    npm run i18n -- diff zh core/introduction/overview
`);
    expect(stdout).toContain('gone.mdx\n    orphaned: ');
    expect(stdout).toContain('misplaced: perhaps the page is core/introduction/overview now');
    expect(stdout).toContain(
      'missing: npm run i18n -- translate zh <page>\n    studio/getting-started/first-app\n',
    );
  }));

test('without --language, all languages are listed', () =>
  withCopy(async (copy) => {
    const { stdout } = await run(copy, 'status');
    expect(stdout.match(/^[a-z]{2} {2}\S.*$/gm)).toEqual([
      'zh  简体中文',
      expect.stringMatching(/^pt {2}Português/),
      'ar  العربية',
    ]);
  }));

test('JSON holds the same, and nothing else', () =>
  withCopy(async (copy) => {
    await translateOverview(copy);
    const { stdout } = await run(copy, 'status', '--language=zh', '--format=json');
    expect(JSON.parse(stdout)).toEqual([
      {
        language: 'zh',
        pages: [
          {
            page: 'core/introduction/overview',
            source: overview,
            title: 'Toolpad Core overview',
            file: translatedOverview,
            state: 'current',
            changes: [],
          },
          expect.objectContaining({ source: firstApp, state: 'missing' }),
        ],
        strays: [],
      },
    ]);
  }));

test('a page that can not be read is named below the table', () =>
  withCopy(async (copy) => {
    await translateOverview(copy);
    copy.replace(translatedOverview, '## Start here', '<Open');
    const { exitCode, stdout } = await run(copy, 'status', '--language', 'zh');
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/overview\.mdx:\d+:\d+ {2}error content\/mdx-syntax .* -> .*\n$/);
  }));

test('the command line is checked', () =>
  withCopy(async (copy) => {
    const cases: readonly (readonly [args: string[], message: RegExp])[] = [
      [[], /^no command is named -> use status, translate, /],
      [['staus'], /^"staus" is no command -> did you mean status\?\n$/],
      [['constructor'], /^"constructor" is no command -> /],
      [['status', 'zh'], /^"zh" is one argument too many -> leave it out\n$/],
      [['status', '--language', 'xx'], /^the site has no language "xx" -> /],
      [['status', '--format', 'xml'], /^--format xml is unknown -> use text or json\n$/],
      [['status', '--all'], /^status takes no --all -> leave it out\n$/],
      [['bless', 'zh', '--format=json'], /^bless takes no --format -> leave it out\n$/],
      [['status', '--wrong'], /^there is no option --wrong -> use one of --root, .*\n$/],
      [['status', '--root', __dirname], /has neither docs-.* -> name the folder of a project\n$/],
    ];
    for (const [args, message] of cases) {
      expect(await mistake(copy, ...args)).toMatch(message);
    }
  }));

test('--help tells all commands within 100 columns', async () => {
  const { exitCode, stdout } = await runTranslationCommand(['--help'], {
    root: __dirname,
    isColored: false,
  });
  expect(exitCode).toBe(0);
  for (const command of ['status', 'translate', 'diff', 'bless', 'check']) {
    expect(stdout).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
  }
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
});
