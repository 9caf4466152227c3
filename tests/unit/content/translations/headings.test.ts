import { zhOverview, inChinese, inEnglish, testTranslationProblems } from './translatedSite';

describe('headings of translations', () => {
  testTranslationProblems([
    [
      'no id',
      inChinese(' {/* #start */}', ''),
      [
        `${zhOverview}:16:1  error translation/heading-without-id  the heading "从哪里开始" has no id of its own -> add {/* #start */}`,
      ],
    ],
    [
      'a misspelled id',
      inChinese('#requirements', '#requirement'),
      [
        `${zhOverview}:25:1  error translation/unknown-heading-id  English had no section "#requirement" when the page was translated -> did you mean {/* #requirements */}?`,
      ],
    ],
    [
      'a section left out',
      inChinese('### 版本 {/* #versions */}\n\n近两年的任何版本。\n', ''),
      [
        `${zhOverview}:31:1  error translation/missing-heading-id  the section "#versions" of English is missing -> translate it here, with its id`,
      ],
    ],
    [
      'a section in the middle left out',
      inChinese('## 需要什么 {/* #requirements */}\n\n', ''),
      [
        `${zhOverview}:25:4  error translation/changed-code  the code "react" is not in this section of docs-core/introduction/overview.mdx -> remove it, or correct it`,
        `${zhOverview}:27:1  error translation/changed-link  the address "/img/dashboard.svg" is not in this section of docs-core/introduction/overview.mdx -> remove it, or correct it`,
        `${zhOverview}:29:1  error translation/missing-heading-id  the section "#requirements" of English is missing -> translate it here, with its id`,
      ],
    ],
    [
      'a section that English has not',
      inChinese('近两年', '更多\n\n## 更多 {/* #more */}\n\n近两年'),
      [
        `${zhOverview}:35:1  error translation/unknown-heading-id  English had no section "#more" when the page was translated -> delete the section`,
      ],
    ],
    [
      'another order',
      (site) => {
        const versions = '### 版本 {/* #versions */}\n\n近两年的任何版本。\n';
        site.replace(zhOverview, versions, '');
        site.replace(zhOverview, '## 需要什么', `${versions}\n## 需要什么`);
      },
      [
        `${zhOverview}:25:1  error translation/heading-order  the section "#versions" stands elsewhere in English -> put "#requirements" here`,
      ],
    ],
    [
      'a heading without its space',
      inChinese('## 从哪里', '##从哪里'),
      [
        `${zhOverview}:16:1  error translation/broken-markup  a space is missing in the heading -> write ## and a space in front of its text`,
      ],
    ],
    [
      'a stamp of a section that there is not',
      inChinese('  source:\n', '  source:\n    zzz: 12345678\n'),
      [
        `${zhOverview}:8:5  error translation/malformed-stamp  there is a stamp of the section "zzz", which docs-core/introduction/overview.mdx does not have -> remove the line`,
      ],
    ],
    [
      'a level that is another, and left out as well',
      inChinese('## 需要什么', '#### 需要什么'),
      [
        `${zhOverview}:25:1  error translation/heading-level  the heading is an h4, and an h2 in English -> write ##`,
      ],
    ],
    [
      'another level',
      inChinese('### 版本', '## 版本'),
      [
        `${zhOverview}:31:1  error translation/heading-level  the heading is an h2, and an h3 in English -> write ###`,
      ],
    ],
    [
      'a new section of English is none',
      inEnglish('### Versions', '## New {/* #new */}\n\nNew.\n\n### Versions'),
      [],
    ],
    [
      'a section that English no longer has is none',
      inEnglish('### Versions {/* #versions */}\n\n', ''),
      [],
    ],
    [
      'another order of English is none',
      (site) => {
        site.replace(
          'docs-core/introduction/overview.mdx',
          '### Versions {/* #versions */}\n\nAny of the last two years.\n',
          '',
        );
        site.replace(
          'docs-core/introduction/overview.mdx',
          '## Where to start',
          '## Versions {/* #versions */}\n\nAny of the last two years.\n\n## Where to start',
        );
      },
      [],
    ],
  ]);
});
