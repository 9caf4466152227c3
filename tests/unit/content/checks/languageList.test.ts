import { linesAfter } from '../fixtureSite';

test('languages of all scripts and directions are left alone', async () => {
  const lines = [
    "en: { label: 'English', htmlLang: 'en', direction: 'ltr', siteTitle: 'Toolpad docs' }",
    "'zh-Hant': { label: '繁體中文', htmlLang: 'zh-Hant-TW', direction: 'ltr', siteTitle: 'Toolpad 文件' }",
    "he: { label: 'עברית', htmlLang: 'he', direction: 'rtl', siteTitle: 'Toolpad' }",
    "fa: { label: 'فارسی', htmlLang: 'fa', direction: 'rtl', siteTitle: 'Toolpad' }",
  ];
  const list = `export const languages = {\n${lines.map((line) => `  ${line},\n`).join('')}};\n`;
  expect(await linesAfter((site) => site.write('src/translations/languages.ts', list))).toEqual([]);
});
