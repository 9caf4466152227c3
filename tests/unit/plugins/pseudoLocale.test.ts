import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '@docusaurus/types';
import { pseudoLocale, withPseudoLocale } from '@site/src/plugins/pseudo-locale';
import { pseudoMessage } from '@site/src/plugins/pseudo-locale/pseudoMessage';
import { openSite, withSite } from '../content/fixtureSite';

const config = {
  baseUrl: '/toolpad/',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'zh'],
    localeConfigs: { en: { label: 'English', baseUrl: '/toolpad/' } },
  },
} as unknown as Config;

afterEach(() => {
  delete process.env.PSEUDO_LOCALE;
  delete process.env.PSEUDO_LOCALE_FOLDER;
});

test('without the variable the configuration stays as it is', () => {
  expect(withPseudoLocale(config, '/nowhere')).toBe(config);
});

test('with it, the site has a language of marked strings at its own address', () =>
  withSite(
    (site) =>
      site.write(
        'src/components/New.tsx',
        "import Translate from '@docusaurus/Translate';\nexport const a = <Translate id=\"new\">{'{count} new|All new'}</Translate>;\n",
      ),
    async (root) => {
      process.env.PSEUDO_LOCALE = '1';
      const { i18n } = await withPseudoLocale(config, root);
      expect(i18n).toMatchObject({
        defaultLocale: pseudoLocale,
        locales: [pseudoLocale, 'en', 'zh'],
        localeConfigs: {
          en: { label: 'English', baseUrl: '/toolpad/en/' },
          [pseudoLocale]: { baseUrl: '/toolpad/', translate: true },
        },
      });
      const folder = i18n?.localeConfigs?.[pseudoLocale]?.path ?? '';
      const read = (file: string): Record<string, { message: string }> =>
        JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as ReturnType<typeof read>;
      expect(read('code.json').new?.message).toBe('⟦{count} ñéŵ~~~~⟧|⟦Åļļ ñéŵ~~~⟧');
      const sidebar = Object.values(read('docusaurus-plugin-content-docs-core/current.json'));
      expect(sidebar.map(({ message }) => message)).toContain('⟦Îñţŕöðûçţîöñ~~~~⟧');
      expect(fs.existsSync(path.join(root, 'i18n'))).toBe(false);
      // The end of the process, which removes it, is none of Jest's.
      fs.rmSync(folder, { recursive: true });
    },
  ));

test('strings that can not be told stop the build with the command that says why', () =>
  withSite(
    (site) => openSite(site.root).replace('src/navigation/core.ts', 'children:', 'childs:'),
    async (root) => {
      process.env.PSEUDO_LOCALE = '1';
      await expect(withPseudoLocale(config, root)).rejects.toThrow('npm run check says why');
    },
  ));

test('every letter has a mark and stays what it is', () => {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz';
  const textOf = (message: string): string => pseudoMessage(message).replace(/[⟦⟧~]/g, '');
  const marked = [...textOf(alphabet)];
  expect(marked).toHaveLength(alphabet.length);
  for (const [index, letter] of [...alphabet].entries()) expect(marked[index]).not.toBe(letter);
  expect(new Set(marked).size).toBe(alphabet.length);
  expect(textOf(alphabet.toUpperCase())).toBe(marked.join('').toUpperCase());
  // Whoever takes the marks off reads what was there before. Some letters have no mark of their own.
  const plain = marked.join('').normalize('NFD').replace(/\p{M}/gu, '');
  expect([...plain].filter((letter, index) => letter === alphabet[index]).length).toBeGreaterThan(
    18,
  );
});

test('what is filled in and what is markup stays', () => {
  expect(pseudoMessage('a {name} a')).toBe('⟦å {name} å~~~⟧');
  expect(pseudoMessage('<a href="x">a</a>')).toMatch(/^⟦<a href="x">å<\/a>~+⟧$/);
  expect(pseudoMessage('a &nbsp; a')).toMatch(/^⟦å &nbsp; å~+⟧$/);
  expect(pseudoMessage('a < b & c')).toMatch(/^⟦å < ƀ & ç~+⟧$/);
});
