import path from 'node:path';
import type { DefaultParseFrontMatter } from '@docusaurus/types';
import { parse as parseYaml } from 'yaml';
import { createFrontMatterParser } from '@site/src/translations/frontMatterParser';
import { overview, translatedOverview, translateOverview, withCopy, type Copy } from './realPages';

const { DOCUSAURUS_CURRENT_LOCALE: before } = process.env;

afterEach(() => {
  if (before === undefined) delete process.env.DOCUSAURUS_CURRENT_LOCALE;
  else process.env.DOCUSAURUS_CURRENT_LOCALE = before;
});

function build(language: string): void {
  process.env.DOCUSAURUS_CURRENT_LOCALE = language;
}

/** What Docusaurus does with well-formed pages. */
const defaultParseFrontMatter: DefaultParseFrontMatter = async ({ fileContent }) => {
  const [, yaml = '', content = ''] = /^---\n([\s\S]*?)^---\n([\s\S]*)/m.exec(fileContent) ?? [];
  return { frontMatter: parseYaml(yaml) as Record<string, unknown>, content };
};

/** Front matter of a file as the site gets it. */
async function shipped(
  { root, read }: Copy,
  file: string,
  parse = createFrontMatterParser(root),
): Promise<Record<string, unknown>> {
  const { frontMatter } = await parse({
    filePath: path.join(root, file),
    fileContent: read(file),
    defaultParseFrontMatter,
  });
  return frontMatter;
}

test('an English page names its translations, and in other languages that it has none', () =>
  withCopy(async (copy) => {
    await translateOverview(copy);
    build('en');
    expect(await shipped(copy, overview)).toMatchObject({
      title: 'Toolpad Core overview',
      translation: { languages: ['zh'] },
    });
    build('pt');
    expect((await shipped(copy, overview)).translation).toEqual({
      state: 'missing',
      languages: ['zh'],
    });
  }));

test('a translation says whether it is current, and ships no stamps', () =>
  withCopy(async (copy) => {
    await translateOverview(copy);
    build('zh');
    const frontMatter = await shipped(copy, translatedOverview);
    expect(frontMatter).toMatchObject({ title: '概览', pageType: 'overview' });
    expect(frontMatter.translation).toEqual({ state: 'current', languages: ['zh'] });
  }));

test('what is behind is noticed while the site is being served', () =>
  withCopy(async (copy) => {
    await translateOverview(copy);
    build('zh');
    const parse = createFrontMatterParser(copy.root);
    expect((await shipped(copy, translatedOverview, parse)).translation).toMatchObject({
      state: 'current',
    });
    copy.replace(overview, 'a top bar', 'a header');
    expect((await shipped(copy, translatedOverview, parse)).translation).toEqual({
      state: 'behind',
      sections: [{ id: 'a-complete-app', title: 'A complete app', change: 'changed' }],
      languages: ['zh'],
    });
  }));

test('a translation without stamps, or without an English page, is unstamped', () =>
  withCopy(async (copy) => {
    build('zh');
    copy.write(translatedOverview, copy.read(overview));
    const unstamped = { state: 'unstamped', languages: ['zh'] };
    expect((await shipped(copy, translatedOverview)).translation).toEqual(unstamped);
    copy.remove(overview);
    expect((await shipped(copy, translatedOverview)).translation).toEqual(unstamped);
  }));

test('generated and archived pages are told from missing ones', () =>
  withCopy(async (copy) => {
    const generated = 'docs-core/api/account.mdx';
    const archived = 'core_versioned_docs/version-0.12.1/introduction/overview.mdx';
    for (const file of [generated, archived]) copy.write(file, '---\ntitle: A\n---\n');
    build('zh');
    expect((await shipped(copy, generated)).translation).toEqual({
      state: 'generated',
      languages: [],
    });
    expect((await shipped(copy, archived)).translation).toEqual({
      state: 'archived',
      languages: [],
    });
    build('en');
    expect((await shipped(copy, generated)).translation).toEqual({ languages: [] });
    expect(await shipped(copy, archived)).toEqual({ title: 'A' });
  }));

test('the stamps of an archived translation are not shipped', () =>
  withCopy(async (copy) => {
    await translateOverview(copy);
    const archived = translatedOverview.replace('current', 'version-0.12.1');
    copy.write(archived, copy.read(translatedOverview));
    build('zh');
    expect(Object.keys(await shipped(copy, archived))).not.toContain('translation');
  }));

test('partials and pages that are no documentation stay as they are', () =>
  withCopy(async (copy) => {
    for (const file of ['docs-core/_part.mdx', 'src/pages/privacy/index.mdx']) {
      copy.write(file, '---\ntitle: A\n---\n');
      expect(await shipped(copy, file)).toEqual({ title: 'A' });
    }
  }));
