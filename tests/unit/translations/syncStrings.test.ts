import fs from 'node:fs';
import path from 'node:path';
import { pseudoMessage } from '@site/src/plugins/pseudo-locale/pseudoMessage';
import { runTranslationCommand } from '@site/src/translations/commands';
import { syncStrings } from '@site/src/translations/strings/syncStrings';
import type { Message } from '@site/src/translations/strings/types';
import { openSite } from '../content/fixtureSite';
import { withTranslation, zhSidebar, zhStrings } from '../content/translations/translatedSite';

const component = `import Translate, { translate } from '@docusaurus/Translate';
export const a = <Translate id="new.text" description="Where it stands">New text</Translate>;
export const b = translate({ id: 'new.label', message: '{count} page|{count} pages' });
`;

function read(root: string, file: string): Record<string, Message> {
  return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Record<string, Message>;
}

test('missing strings are added in English, in the order of ids, and the others stay', () =>
  withTranslation(async (root) => {
    openSite(root).write('src/components/New.tsx', component);
    const before = read(root, zhStrings);
    const { files, problems } = await syncStrings(root, 'zh');
    expect(problems).toEqual([]);
    expect(files.filter(({ isChanged }) => isChanged)).toEqual([
      { file: zhStrings, added: ['new.label', 'new.text'], removed: [], isChanged: true },
    ]);
    const after = read(root, zhStrings);
    expect(after).toEqual({
      ...before,
      'new.label': { message: '{count} page|{count} pages' },
      'new.text': { message: 'New text', description: 'Where it stands' },
    });
    expect(Object.keys(after)).toEqual(Object.keys(after).sort());
  }));

test('strings that nothing shows are dropped, and missing files made', () =>
  withTranslation(async (root) => {
    const site = openSite(root);
    site.replace(zhStrings, '{', '{\n  "old": { "message": "旧" },');
    site.remove(zhSidebar);
    const { files } = await syncStrings(root, 'zh');
    expect(files.find(({ file }) => file === zhStrings)?.removed).toEqual(['old']);
    expect(read(root, zhStrings)).not.toHaveProperty('old');
    expect(Object.entries(read(root, zhSidebar))[1]).toEqual([
      'sidebar.core.category./core/introduction',
      {
        message: 'Introduction',
        description: "The label for category 'Introduction' in sidebar 'core'",
      },
    ]);
  }));

test('a file that can not be read stops the run before anything is written', () =>
  withTranslation(async (root) => {
    const site = openSite(root);
    site.write('src/components/New.tsx', component);
    site.append(zhSidebar, '}');
    const before = site.read(zhStrings);
    const { files, problems } = await syncStrings(root, 'zh');
    expect(files).toEqual([]);
    expect(problems).toMatchObject([{ file: zhSidebar, code: 'translation/malformed-json' }]);
    expect(site.read(zhStrings)).toBe(before);
  }));

describe('npm run i18n -- strings', () => {
  const run = (root: string, ...args: string[]) =>
    runTranslationCommand(['strings', ...args, '--root', root], { root, isColored: false });

  test('says what it added, and what to do next', () =>
    withTranslation(async (root) => {
      openSite(root).write('src/components/New.tsx', component);
      const { exitCode, stdout } = await run(root, 'zh');
      expect(exitCode).toBe(0);
      expect(stdout).toBe(
        `${zhStrings}\n  + new.label\n  + new.text\n\n2 strings in English now: translate what + marks, then npm run i18n -- check --language zh\n`,
      );
      expect((await run(root, 'zh')).stdout).toMatch(/^all interface strings of zh are there/);
    }));

  test('refuses what it can not read with a line for each problem', () =>
    withTranslation(async (root) => {
      openSite(root).append(zhSidebar, '}');
      const { exitCode, stderr } = await run(root, 'zh');
      expect(exitCode).toBe(1);
      expect(stderr).toMatch(/current\.json:\d+:1 {2}error translation\/malformed-json/);
      expect(stderr).toContain('nothing was written');
    }));

  test.each([
    ['an unknown language', ['zz'], 'the site has no language "zz"'],
    ['no language', [], 'no language is named'],
    ['an argument too many', ['zh', 'page'], '"page" is one argument too many'],
  ])('%s is a usage error', async (_name, args, message) => {
    const { exitCode, stderr } = await run(path.resolve(__dirname, '../../..'), ...args);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(message);
  });
});

test('a pseudo-message keeps placeholders, markup and plural forms, and grows by a third', () => {
  expect(pseudoMessage('Show {count} <b>Pages</b>|All')).toBe(
    '⟦Šĥöŵ {count} <b>Þåĝéš</b>~~~~~~~~⟧|⟦Åļļ~⟧',
  );
});

test('a file in another encoding is left as it is, since what it says would be lost', () =>
  withTranslation(async (root) => {
    const site = openSite(root);
    const content = Buffer.from('{ "caf\xe9": { "message": "x" } }', 'latin1');
    site.write(zhStrings, content);
    const { files, problems } = await syncStrings(root, 'zh');
    expect(files).toEqual([]);
    expect(problems).toMatchObject([
      { file: zhStrings, line: 1, message: 'the file is not UTF-8' },
    ]);
    expect(fs.readFileSync(path.join(root, zhStrings)).equals(content)).toBe(true);
  }));

test('a folder in the place of a file is told, and nothing is left beside it', () =>
  withTranslation(async (root) => {
    const site = openSite(root);
    site.remove(zhStrings);
    site.write(`${zhStrings}/kept.txt`, 'x');
    const { problems } = await syncStrings(root, 'zh');
    expect(problems).toMatchObject([{ file: zhStrings, code: 'content/unreadable-file' }]);
    expect(fs.readdirSync(path.dirname(path.join(root, zhStrings)))).not.toContainEqual(
      expect.stringMatching(/tmp$/),
    );
  }));
