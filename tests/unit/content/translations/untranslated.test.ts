import { zhOverview, zhGlossary, inChinese, testTranslationProblems } from './translatedSite';

const english =
  'It needs `react` and a router, and it brings everything else that a dashboard consists of.';

describe('text that is still English', () => {
  testTranslationProblems([
    [
      'a paragraph',
      inChinese('需要 `react` 和一个路由器，仪表盘的其余部分都由它提供。', english),
      [
        `${zhOverview}:25:1  error translation/glossary-term  the section has no "路由器" for "router" of docs-core/introduction/overview.mdx:19 -> write "路由器", or correct i18n/zh/glossary.yml:8`,
        `${zhOverview}:27:1  error translation/untranslated-section  the text is that of English -> translate it, or restore English by deleting the whole translation`,
      ],
    ],
    [
      'the title',
      inChinese('title: 概览', 'title: Overview'),
      [
        `${zhOverview}:2:8  error translation/untranslated-title  the title is that of English -> translate it`,
      ],
    ],
    [
      'the description',
      inChinese(
        '介绍这个库为仪表盘提供什么，以及接下来读什么。',
        'Says what the library gives to a dashboard, and where to go from here.',
      ),
      [
        `${zhOverview}:3:14  error translation/untranslated-description  the description is that of English -> translate it`,
      ],
    ],
    ['a few words are none', inChinese('近两年的任何版本。', 'Any of the last two years.'), []],
    [
      'a description that is left out',
      inChinese('description: 介绍这个库为仪表盘提供什么，以及接下来读什么。\n', ''),
      [
        `${zhOverview}:1:1  error translation/untranslated-description  the page has no description, and docs-core/introduction/overview.mdx has one -> translate it as well`,
      ],
    ],
    [
      'a title of words that are the same is none',
      (site) => {
        site.replace(zhOverview, 'title: 概览', 'title: Overview');
        site.append(zhGlossary, '\nsame: [Overview]\n');
      },
      [],
    ],
    [
      'an exemption that nothing needs',
      (site) => site.append(zhGlossary, '\nsame: [Overview]\n'),
      [
        `${zhGlossary}:11:8  error translation/unused-same  no text of the language needs "Overview" to be the same as in English -> remove the entry`,
      ],
    ],
  ]);
});
