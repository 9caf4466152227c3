import fs from 'node:fs';
import path from 'node:path';
import { getMdxParser } from '@site/src/content/page/mdxParser';
import { formatProblem } from '@site/src/content/problem';
import { runChecks } from '@site/src/content/runChecks';
import { readSections } from '@site/src/translations/sections';
import { stampsOf, writeStamps } from '@site/src/translations/sourceStamps';
import { syncStrings } from '@site/src/translations/strings/syncStrings';
import type { Message } from '@site/src/translations/strings/types';
import { openSite, withSite, type Edit, type ProblemCase } from '../fixtureSite';

/** What the translated site has besides the valid one. */
export const translatedFixture = path.resolve(__dirname, '../../../fixtures/checks/translated');

/** Pages of Toolpad Core in Chinese. */
export const zhPages = 'i18n/zh/docusaurus-plugin-content-docs-core/current';

/** The one translated page of the fixture. Its text starts on line 14, behind four stamps. */
export const zhOverview = `${zhPages}/introduction/overview.mdx`;
export const enOverview = 'docs-core/introduction/overview.mdx';
export const zhStrings = 'i18n/zh/code.json';
export const zhSidebar = 'i18n/zh/docusaurus-plugin-content-docs-core/current.json';
export const zhGlossary = 'i18n/zh/glossary.yml';

/** Stamps a translation as made from English as it is. */
export async function stamp(root: string, english: string, translation: string): Promise<void> {
  const parseMdx = await getMdxParser();
  const sections = readSections(fs.readFileSync(path.join(root, english), 'utf8'), parseMdx);
  const file = path.join(root, translation);
  fs.writeFileSync(file, writeStamps(fs.readFileSync(file, 'utf8'), stampsOf(sections)));
}

/** Puts a mark in front of each message, and leaves the one plural form that Chinese has. */
export function translateStrings(root: string, file: string): void {
  const strings = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Record<
    string,
    Message
  >;
  const translated = Object.entries(strings).map(([id, entry]) => [
    id,
    { ...entry, message: `译${entry.message.split('|').at(-1)}` },
  ]);
  const text = JSON.stringify(Object.fromEntries(translated), null, 2);
  fs.writeFileSync(path.join(root, file), `${text}\n`);
}

/** The valid fixture with a page, all interface strings and a glossary in Chinese. */
export async function withTranslation<T>(use: (root: string) => Promise<T>): Promise<T> {
  return withSite(
    ({ root }) => fs.cpSync(translatedFixture, root, { recursive: true }),
    async (root) => {
      await stamp(root, enOverview, zhOverview);
      const { files } = await syncStrings(root, 'zh');
      files.forEach(({ file }) => translateStrings(root, file));
      return use(root);
    },
  );
}

/** What the checks print for the translated fixture after an edit, one line a problem. */
export function linesAfter(edit: Edit): Promise<string[]> {
  return withTranslation(async (root) => {
    edit(openSite(root));
    const { problems } = await runChecks(root);
    return problems.map(formatProblem);
  });
}

/** Replaces a text of the Chinese page. */
export function inChinese(from: string, to: string): Edit {
  return (site) => site.replace(zhOverview, from, to);
}

/** Replaces a text of the English page. */
export function inEnglish(from: string, to: string): Edit {
  return (site) => site.replace(enOverview, from, to);
}

/** Tests that each edit is reported by exactly its lines, and nothing else. */
export function testTranslationProblems(cases: readonly ProblemCase[]): void {
  test.each(cases)('%s', async (_name, edit, lines) => {
    expect(await linesAfter(edit)).toEqual(lines);
  });
}

/** Takes the stamps away. */
export const stripStamps: Edit = (site) => {
  const [stamps = ''] = /^translation:\n(?: .*\n)+/m.exec(site.read(zhOverview)) ?? [];
  site.replace(zhOverview, stamps, '');
};
