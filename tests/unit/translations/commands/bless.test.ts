import { readStamps, stampsOf } from '@site/src/translations/sourceStamps';
import {
  firstApp,
  overview,
  sectionsOf,
  translatedOverview,
  translateOverview,
  withCopy,
  type Copy,
} from '../realPages';
import { failure, mistake, run } from './run';

const place = 'i18n/zh/docusaurus-plugin-content-docs-core/current/introduction/overview.mdx';

async function stampsAreFresh({ read }: Copy): Promise<boolean> {
  const fresh = stampsOf(await sectionsOf(read(overview)));
  const { stamps } = readStamps(read(translatedOverview));
  return JSON.stringify([...fresh]) === JSON.stringify([...(stamps ?? [])]);
}

test('a whole page is stamped anew', () =>
  withCopy(async (copy) => {
    await translateOverview(copy);
    copy.replace(overview, 'a top bar', 'a bar at the top');
    expect(await stampsAreFresh(copy)).toBe(false);
    const before = copy.read(translatedOverview);
    const { exitCode, stdout } = await run(copy, 'bless', 'zh', overview);
    expect([exitCode, stdout]).toEqual([0, `${place}: the whole page stamped as current\n`]);
    expect(await stampsAreFresh(copy)).toBe(true);
    const stamp = /( {4}a-complete-app: )[0-9a-f]{8}/;
    expect(copy.read(translatedOverview).replace(stamp, '$1')).toBe(before.replace(stamp, '$1'));
  }));

test('named sections are stamped, and the others stay behind', () =>
  withCopy(async (copy) => {
    await translateOverview(copy);
    copy.replace(overview, 'a top bar', 'a bar at the top');
    copy.replace(overview, 'pin the exact version', 'pin exact versions');
    const args = ['bless', 'zh', overview, '--section', 'maturity'];
    expect((await run(copy, ...args)).stdout).toContain('1 section stamped');
    const json = await run(copy, 'status', '--language', 'zh', '--format', 'json');
    expect(JSON.parse(json.stdout)[0].pages[0].changes).toEqual([
      { id: 'a-complete-app', title: 'A complete app', change: 'changed' },
    ]);
    await run(copy, ...args, '--section', 'a-complete-app');
    expect(await stampsAreFresh(copy)).toBe(true);
  }));

test('sections that are missing or too many can not be hidden by a blessing', () =>
  withCopy(async (copy) => {
    await translateOverview(copy);
    copy.replace(
      overview,
      '## Maturity {/* #maturity */}',
      '## More {/* #more */}\n\n## Old {/* #old */}',
    );
    const before = copy.read(translatedOverview);
    const at = before.split('\n').findIndex((line) => line.startsWith('## Maturity')) + 1;
    const message = await failure(1, copy, 'bless', 'zh', overview);
    expect(message.split('\n').slice(0, 3)).toEqual([
      expect.stringMatching(
        `^${place}:${at}:1  error .*"More" \\(#more\\) of English line \\d+ is missing -> `,
      ),
      expect.stringMatching(
        `^${place}:${at}:1  error .*"Old" \\(#old\\) of English line \\d+ is missing -> `,
      ),
      expect.stringMatching(
        `^${place}:${at}:1  error .*English has no section "Maturity" \\(#maturity\\) -> `,
      ),
    ]);
    expect(message).toMatch(/\n\nnothing was stamped\n$/);
    expect(await failure(1, copy, 'bless', 'zh', overview, '--section', 'more')).toContain(
      '"More"',
    );
    expect(copy.read(translatedOverview)).toBe(before);
  }));

test('sections in another order than in English are refused', () =>
  withCopy(async (copy) => {
    await translateOverview(copy);
    const text = copy.read(translatedOverview);
    const at = text.indexOf('## How it relates');
    const end = text.indexOf('## Maturity');
    copy.write(
      translatedOverview,
      `${text.slice(0, at)}${text.slice(end)}\n${text.slice(at, end)}`,
    );
    expect(await failure(1, copy, 'bless', 'zh', overview)).toMatch(
      /"Maturity" \(#maturity\) stands elsewhere in English -> .* here, #other-libraries/,
    );
  }));

test('a heading whose id is made of its words is named', () =>
  withCopy(async (copy) => {
    await translateOverview(copy);
    copy.replace(translatedOverview, '## Maturity {/* #maturity */}', '## 成熟度');
    expect(await failure(1, copy, 'bless', 'zh', overview)).toMatch(
      /English has no section "成熟度" \(#成熟度\) -> give the heading its English id: \{\/\* #… \*\/\}/,
    );
  }));

test('--all stamps pages without stamps, and not those that are behind', () =>
  withCopy(async (copy) => {
    await translateOverview(copy);
    copy.replace(overview, 'a top bar', 'a bar at the top');
    const other =
      'i18n/zh/docusaurus-plugin-content-docs-studio/current/getting-started/first-app.mdx';
    copy.write(other, copy.read(firstApp));
    const { stdout } = await run(copy, 'bless', 'zh', '--all');
    expect(stdout).toBe(`${other}\n1 page stamped as current\n`);
    expect(readStamps(copy.read(other)).stamps?.size).toBeGreaterThan(10);
    expect(await stampsAreFresh(copy)).toBe(false);
    expect((await run(copy, 'bless', 'zh', '--all')).stdout).toBe('0 pages stamped as current\n');
  }));

test('--all writes nothing if one page can not be stamped', () =>
  withCopy(async (copy) => {
    await translateOverview(copy);
    const bare = copy.read(translatedOverview).replace(/translation:\n(?: .*\n)+/, '');
    copy.write(translatedOverview, bare);
    const other =
      'i18n/zh/docusaurus-plugin-content-docs-studio/current/getting-started/first-app.mdx';
    copy.write(other, '---\ntitle: A\n---\n');
    expect(await failure(1, copy, 'bless', 'zh', '--all')).toContain('is missing');
    expect(copy.read(translatedOverview)).toBe(bare);
  }));

test.each([
  [
    'malformed front matter',
    'title: 概览',
    'title: "概览',
    /:\d+:\d+ {2}error content\/front-matter-yaml/,
  ],
  ['Markdown that can not be read', '## Start here', '<Open', /error content\/mdx-syntax/],
])('%s is named, and stays as it is', (_name, from, to, message) =>
  withCopy(async (copy) => {
    await translateOverview(copy);
    copy.replace(translatedOverview, from, to);
    const before = copy.read(translatedOverview);
    expect(await failure(1, copy, 'bless', 'zh', overview)).toMatch(message);
    expect(copy.read(translatedOverview)).toBe(before);
    expect(copy.files()).toHaveLength(3);
  }),
);

test('malformed stamps are written anew', () =>
  withCopy(async (copy) => {
    await translateOverview(copy);
    copy.replace(translatedOverview, '    .: ', '    .: x');
    expect((await run(copy, 'bless', 'zh', overview)).exitCode).toBe(0);
    expect(await stampsAreFresh(copy)).toBe(true);
  }));

test('wrong usage says what to do', () =>
  withCopy(async (copy) => {
    const missing = await mistake(copy, 'bless', 'zh', overview);
    expect(missing).toMatch(
      /has no translation into zh -> start it with npm run i18n -- translate zh core\//,
    );
    await translateOverview(copy);
    expect(await mistake(copy, 'bless', 'zh', overview, '--section', 'maturty')).toBe(
      'the page has no section "maturty" -> did you mean maturity?\n',
    );
    expect(await mistake(copy, 'bless', 'zh', overview, '--all')).toMatch(/leave out page/);
    expect(await mistake(copy, 'bless', 'zh')).toMatch(/^no page is named/);
  }));
