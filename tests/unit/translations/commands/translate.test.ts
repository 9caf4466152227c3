import { readStamps, stampsOf } from '@site/src/translations/sourceStamps';
import {
  firstApp,
  overview,
  replaceIn,
  sectionsOf,
  translatedOverview,
  translateOverview,
  withCopy,
} from '../realPages';
import { failure, mistake, run } from './run';

test.each([
  'core/introduction/overview',
  overview,
  './docs-core/introduction/overview.mdx',
  translatedOverview,
  '/toolpad/core/introduction/overview/',
  '/toolpad/zh/core/introduction/overview/#maturity',
  'http://localhost:3000/toolpad/core/introduction/overview/',
])('%s names the page', (page) =>
  withCopy(async (copy) => {
    const { exitCode, stdout } = await run(copy, 'translate', 'zh', page);
    expect(exitCode).toBe(0);
    expect(stdout).toContain(`${translatedOverview} is ready: 6 sections`);
    expect(stdout).toContain('/toolpad/zh/core/introduction/overview/');
    expect(copy.files()).toEqual([overview, firstApp, translatedOverview]);
  }),
);

test('the new file is the English page with its stamps, and an id on each heading', () =>
  withCopy(async (copy) => {
    copy.replace(overview, '## Maturity {/* #maturity */}', '## Maturity of `code` ##');
    copy.replace(overview, '## What is included {/* #what-is-included */}', 'Included\n---');
    await run(copy, 'translate', 'zh', overview);
    const english = copy.read(overview);
    const text = copy.read(translatedOverview);
    expect(readStamps(text).stamps).toEqual(stampsOf(await sectionsOf(english)));
    const withIds = replaceIn(
      replaceIn(
        english,
        '## Maturity of `code` ##',
        '## Maturity of `code` {/* #maturity-of-code */} ##',
      ),
      'Included\n---',
      'Included {/* #included */}\n---',
    );
    expect(text.replace(/translation:\n(?: .*\n)+/, '')).toBe(withIds);
    const { sections } = await sectionsOf(text);
    expect(sections.every(({ hasExplicitId }) => hasExplicitId)).toBe(true);
  }));

test('a translation that exists is left alone, and the way on is named', () =>
  withCopy(async (copy) => {
    await translateOverview(copy);
    const before = copy.read(translatedOverview);
    const message = await mistake(copy, 'translate', 'zh', overview);
    expect(message).toMatch(/exists already -> .*-- diff zh core\/.*-- bless zh core\//);
    expect(copy.read(translatedOverview)).toBe(before);
  }));

test('what can not be translated is refused with a way out, and nothing is written', () =>
  withCopy(async (copy) => {
    copy.write('docs-core/api/account.mdx', '---\ntitle: Account\n---\n');
    const before = copy.files();
    const cases: readonly (readonly [args: string[], message: RegExp])[] = [
      [[], /^no language is named -> name one of zh, pt, ar\n$/],
      [['fr', overview], /^the site has no language "fr" -> name one of zh, pt, ar, or add/],
      [['en', overview], /^English is what pages are translated from ->/],
      [['zh'], /^no page is named -> name one like core\/introduction\/overview\n$/],
      [
        ['zh', 'core/introduction/overvew'],
        /^there is no page "core\/introduction\/overvew" -> did you mean core\/introduction\/overview\?/,
      ],
      [['zh', 'qqqq'], /^there is no page "qqqq" -> npm run i18n -- status lists all of them\n$/],
      [['zh', 'docs-core/introduction'], /^there is no page/],
      [['zh', 'core/api/account'], /^core\/api\/account is generated .* -> /],
      [['zh', overview, 'more'], /^"more" is one argument too many -> leave it out\n$/],
    ];
    for (const [args, message] of cases) {
      expect(await mistake(copy, 'translate', ...args)).toMatch(message);
    }
    expect(copy.files()).toEqual(before);
  }));

test('an English page that can not be read is named with its mistake', () =>
  withCopy(async (copy) => {
    copy.replace(overview, 'title: Toolpad', 'title: "Toolpad');
    const message = await failure(1, copy, 'translate', 'zh', overview);
    expect(message).toMatch(/^docs-core\/introduction\/overview\.mdx:\d+:\d+ {2}error .* -> /);
    expect(copy.has(translatedOverview)).toBe(false);
  }));
