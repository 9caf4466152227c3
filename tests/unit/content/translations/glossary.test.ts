import {
  zhOverview,
  zhSidebar,
  zhGlossary,
  inChinese,
  inEnglish,
  testTranslationProblems,
} from './translatedSite';

describe('glossaries', () => {
  testTranslationProblems([
    [
      'a term in other words',
      inChinese('路由器', 'Router'),
      [
        `${zhOverview}:25:1  error translation/glossary-term  the section has no "路由器" for "router" of docs-core/introduction/overview.mdx:19 -> write "路由器", or correct i18n/zh/glossary.yml:8`,
      ],
    ],
    [
      'a term in one section is no excuse for another',
      (site) => {
        inChinese('仪表盘的其余部分', '其余部分')(site);
        inChinese('完成的仪表盘', '完成图')(site);
      },
      [
        `${zhOverview}:25:1  error translation/glossary-term  the section has no "仪表盘" for "dashboard" of docs-core/introduction/overview.mdx:19 -> write "仪表盘", or correct i18n/zh/glossary.yml:5`,
      ],
    ],
    [
      'a name left out',
      inChinese('Toolpad Core 绘制', '这个库绘制'),
      [
        `${zhOverview}:1:1  error translation/glossary-keep  the name "Toolpad Core" of docs-core/introduction/overview.mdx:1 is missing here -> write "Toolpad Core"`,
      ],
    ],
    [
      'a word to avoid',
      inChinese('绘制仪表盘', '绘制仪表板，仪表盘'),
      [
        `${zhOverview}:14:16  error translation/glossary-avoid  "仪表板" is no word for "dashboard" -> write "仪表盘"`,
      ],
    ],
    [
      'a word to avoid in a description',
      inChinese('介绍这个库为仪表盘', '介绍这个库为仪表板'),
      [
        `${zhOverview}:3:20  error translation/glossary-avoid  "仪表板" is no word for "dashboard" -> write "仪表盘"`,
      ],
    ],
    [
      'a word to avoid in an interface string',
      (site) => site.replace(zhSidebar, '译Account', '账户的仪表板'),
      [
        `${zhSidebar}:27:20  error translation/glossary-avoid  "仪表板" is no word for "dashboard" -> write "仪表盘"`,
      ],
    ],
    [
      'a word to avoid in code is none',
      (site) => {
        site.replace('docs-core/introduction/overview.mdx', '`react`', '`仪表板`');
        site.replace(
          'i18n/zh/docusaurus-plugin-content-docs-core/current/introduction/overview.mdx',
          '`react`',
          '`仪表板`',
        );
      },
      [],
    ],
    [
      'a term that is new in English is none',
      inEnglish('It needs `react`', 'A dashboard and a router need `react`'),
      [],
    ],
    [
      'no YAML',
      (site) => site.append(zhGlossary, '\n  - [\n'),
      [
        `${zhGlossary}:12:1  error translation/malformed-glossary  the glossary is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ] -> write keep: and terms: with a list each, as i18n/README.md shows`,
      ],
    ],
    [
      'no keys',
      (site) => site.write(zhGlossary, '- a\n'),
      [
        `${zhGlossary}:1:1  error translation/malformed-glossary  the glossary has no keys -> write keep: and terms: with a list each, as i18n/README.md shows`,
      ],
    ],
    [
      'a misspelled key',
      (site) => site.replace(zhGlossary, 'keep:', 'keeps:'),
      [
        `${zhGlossary}:2:1  error translation/malformed-glossary  unknown key "keeps" -> did you mean "keep"?`,
      ],
    ],
    [
      'a term without a form',
      (site) => site.replace(zhGlossary, '    use: [路由器]\n', ''),
      [
        `${zhGlossary}:8:5  error translation/malformed-glossary  an entry lacks its term or a form to use -> write { term: …, use: […] }`,
      ],
    ],
    [
      'a misspelled key of a term',
      (site) => site.replace(zhGlossary, 'avoid:', 'avoids:'),
      [
        `${zhGlossary}:7:5  error translation/malformed-glossary  unknown key "avoids" -> did you mean "avoid"?`,
      ],
    ],
    [
      'a name that YAML takes for something else',
      (site) => site.replace(zhGlossary, '[Toolpad Core]', '[Toolpad Core, 1.0]'),
      [
        `${zhGlossary}:2:22  error translation/malformed-glossary  an entry is no text -> write a word, in quotes if it looks like something else`,
      ],
    ],
    [
      'no list',
      (site) => site.replace(zhGlossary, '[路由器]', '路由器'),
      [
        `${zhGlossary}:9:5  error translation/malformed-glossary  "use" is no list -> write use: [word, word]`,
      ],
    ],
    [
      'a form to use that contains one to avoid',
      (site) => site.replace(zhGlossary, '[仪表板]', '[仪表]'),
      [
        `${zhGlossary}:7:13  error translation/malformed-glossary  "仪表" is to be avoided, and "仪表盘" to be used contains it -> remove one of the two`,
      ],
    ],
  ]);
});
