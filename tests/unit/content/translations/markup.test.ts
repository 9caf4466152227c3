import {
  enOverview,
  inChinese,
  inEnglish,
  linesAfter,
  testTranslationProblems,
  zhOverview,
  zhPages,
} from './translatedSite';

const enTutorial = 'docs-core/introduction/tutorial.mdx';

describe('markup of translations', () => {
  testTranslationProblems([
    [
      'Markdown that can not be read',
      inChinese('近两年', '<5 近两年'),
      [
        `${zhOverview}:33:1  error translation/broken-markup  < starts a tag in MDX, and what follows is no name -> write \\< for the character, or put the text into backticks`,
      ],
    ],
    [
      'front matter that can not be read',
      inChinese('title: 概览', 'title: "概览'),
      [
        `${zhOverview}:2:8  error translation/broken-markup  the quote in front of the title is not closed -> write title: "概览"`,
      ],
    ],
    [
      'an unknown key',
      inChinese('keywords:', 'keyword:'),
      [
        `${zhOverview}:5:1  error translation/broken-markup  unknown front-matter key "keyword" -> did you mean "keywords"?`,
      ],
    ],
    [
      'a key in the wrong case',
      inChinese('pageType:', 'pagetype:'),
      [
        `${zhOverview}:4:1  error translation/broken-markup  unknown front-matter key "pagetype" -> did you mean "pageType"?`,
      ],
    ],
    [
      'attributes that are translated',
      inChinese(
        '近两年的任何版本。',
        '<Details titulo="x" open>\n<summary>近</summary>\n\n近两年。\n\n</Details>',
      ),
      [
        `${zhOverview}:33:10  error translation/broken-markup  <Details> has no attribute "titulo" -> use one of open, className, id`,
      ],
    ],
    [
      'no pageType',
      inChinese('pageType: overview\n', ''),
      [
        `${zhOverview}:1:1  error translation/broken-markup  the page has no pageType -> add one of overview, tutorial, how-to, concept, component, reference`,
      ],
    ],
    [
      'an unknown component',
      inChinese('近两年的任何版本。', '<Car>近两年的任何版本。</Car>'),
      [
        `${zhOverview}:33:1  error translation/broken-markup  unknown component <Car> -> did you mean <Card>?`,
      ],
    ],
    [
      'an unknown admonition',
      inChinese('近两年的任何版本。', ':::hint\n近两年的任何版本。\n:::'),
      [
        `${zhOverview}:33:1  error translation/broken-markup  unknown admonition ":::hint" -> use one of note, tip, info, warning, danger`,
      ],
    ],
    [
      'code without an end',
      inChinese('= 42;\n```', '= 42;'),
      [
        `${zhOverview}:20:1  error translation/broken-markup  the code has no end -> add a line with the same number of backticks`,
      ],
    ],
    [
      'a picture without words',
      inChinese('![完成的仪表盘]', '![]'),
      [
        `${zhOverview}:29:1  error translation/broken-markup  the image has no alternative text -> say what can be seen, for readers who do not see it`,
      ],
    ],
    [
      'an id twice',
      inChinese('近两年', '<b id="start">近</b>两年'),
      [
        `${zhOverview}:33:4  error translation/broken-markup  the id "start" is already that of line 16 -> give one of the two another id`,
      ],
    ],
    [
      'a level left out in a section that is behind',
      (site) => {
        inEnglish('Any of the last', 'Each of the last')(site);
        inChinese('### 版本', '##### 版本')(site);
      },
      [`${zhOverview}:31:1  error translation/broken-markup  an h5 follows an h2 -> write ###`],
    ],
    [
      'a link to nothing in a section that is behind',
      (site) => {
        inEnglish('or call', 'or better call')(site);
        inChinese('./tutorial.mdx', './tutoral.mdx')(site);
      },
      [
        `${zhOverview}:18:3  error translation/broken-markup  there is no page docs-core/introduction/tutoral.mdx -> did you mean "./tutorial.mdx"?`,
      ],
    ],
    [
      'a module that is not beside the translation',
      (site) => {
        site.replace(
          zhOverview,
          'Toolpad Core 绘制',
          "import Steps from './_steps.mdx';\n\n<Steps />\n\nToolpad Core 绘制",
        );
      },
      [
        `${zhOverview}:14:19  error translation/broken-markup  the imported module "./_steps.mdx" does not exist -> correct the path, or create the module`,
      ],
    ],
    [
      'what English pages are held to alone',
      inChinese('介绍这个库为仪表盘提供什么，以及接下来读什么。', '仪表盘'),
      [],
    ],
  ]);
});

test('a link may name a section that the translation of its page does not have yet', async () => {
  const lines = await linesAfter((site) => {
    site.replace(enOverview, '#versions', '#releases');
    site.replace(
      enTutorial,
      '/studio/getting-started/overview/',
      '/core/introduction/overview/#releases',
    );
    site.copy(enTutorial, `${zhPages}/introduction/tutorial.mdx`);
    site.copy('docs-core/introduction/_steps.mdx', `${zhPages}/introduction/_steps.mdx`);
  });
  expect(lines.filter((line) => line.includes('translation/broken-markup'))).toEqual([]);
});
