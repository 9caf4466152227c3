import {
  zhOverview,
  enOverview,
  inChinese,
  inEnglish,
  stripStamps,
  testTranslationProblems,
} from './translatedSite';

const picture = '![完成的仪表盘](/img/dashboard.svg)';

describe('what translations copy', () => {
  testTranslationProblems([
    [
      'another kind of admonition',
      (site) => {
        inEnglish(
          'Any of the last two years.',
          ':::warning\nAny of the last two years.\n:::',
        )(site);
        inChinese('近两年的任何版本。', ':::tip\n近两年的任何版本。\n:::')(site);
        stripStamps(site);
      },
      [
        `${zhOverview}:1:1  error translation/unstamped  nothing tells from which English text the page was translated -> compare it with English, then npm run i18n -- bless zh core/introduction/overview`,
        `${zhOverview}:27:1  error translation/admonition  the admonition ":::tip" is another in English, docs-core/introduction/overview.mdx:27 -> write ":::warning"`,
      ],
    ],
    [
      'code',
      inChinese('answer = 42', 'answer = 43'),
      [
        `${zhOverview}:22:1  error translation/changed-code  the code is another in English, docs-core/introduction/overview.mdx:16; comments count too -> write "export const answer = 42;"`,
      ],
    ],
    [
      'a comment in code',
      inChinese('// The page of the number.', '// 数字的页面。'),
      [
        `${zhOverview}:21:1  error translation/changed-code  the code is another in English, docs-core/introduction/overview.mdx:15; comments count too -> write "// The page of the number."`,
      ],
    ],
    [
      'the language of code',
      inChinese('```tsx', '```ts'),
      [
        `${zhOverview}:20:1  error translation/changed-code  the code is another in English, docs-core/introduction/overview.mdx:14; comments count too -> write "\`\`\`tsx title="app/page.tsx""`,
      ],
    ],
    [
      'the title of code',
      inChinese('app/page.tsx', 'app/seite.tsx'),
      [
        `${zhOverview}:20:1  error translation/changed-code  the code is another in English, docs-core/introduction/overview.mdx:14; comments count too -> write "\`\`\`tsx title="app/page.tsx""`,
      ],
    ],
    [
      'a line too many',
      inChinese('= 42;', '= 42;\nexport {};'),
      [
        `${zhOverview}:23:1  error translation/changed-code  the code is another in English, docs-core/introduction/overview.mdx:17; comments count too -> remove the line`,
      ],
    ],
    [
      'code left out',
      inChinese(
        '```tsx title="app/page.tsx"\n// The page of the number.\nexport const answer = 42;\n```\n',
        '',
      ),
      [
        `${zhOverview}:16:1  error translation/changed-code  the code of docs-core/introduction/overview.mdx:14 is missing -> copy it into this section`,
      ],
    ],
    [
      'code of its own',
      inChinese('近两年', '```text\nyes\n```\n\n近两年'),
      [
        `${zhOverview}:33:1  error translation/changed-code  this code is not in the section of docs-core/introduction/overview.mdx -> remove it`,
      ],
    ],
    [
      'inline code',
      inChinese('`useSession`', '`useSesion`'),
      [
        `${zhOverview}:18:62  error translation/changed-code  the code "useSesion" is another in English, docs-core/introduction/overview.mdx:12 -> write "useSession"`,
      ],
    ],
    [
      'inline code left out',
      inChinese(' `useSession`', ''),
      [
        `${zhOverview}:16:1  error translation/changed-code  the code "useSession" of docs-core/introduction/overview.mdx:12 is missing -> add it to this section`,
      ],
    ],
    [
      'inline code of its own',
      inChinese('近两年', '`npm` 近两年'),
      [
        `${zhOverview}:33:1  error translation/changed-code  the code "npm" is not in this section of docs-core/introduction/overview.mdx -> remove it, or correct it`,
      ],
    ],
    [
      'a link',
      inChinese('/core/components/account/', '/studio/getting-started/overview/'),
      [
        `${zhOverview}:18:27  error translation/changed-link  the address "/studio/getting-started/overview/" is another in English, docs-core/introduction/overview.mdx:12 -> write "/core/components/account/"`,
      ],
    ],
    [
      'a link left out',
      inChinese('[教程](./tutorial.mdx)', '教程'),
      [
        `${zhOverview}:16:1  error translation/changed-link  the address "./tutorial.mdx" of docs-core/introduction/overview.mdx:12 is missing -> add it to this section`,
      ],
    ],
    [
      'a link to nothing',
      inChinese('./tutorial.mdx', './tutoral.mdx'),
      [
        `${zhOverview}:18:3  error translation/changed-link  the address "./tutoral.mdx" is another in English, docs-core/introduction/overview.mdx:12 -> write "./tutorial.mdx"`,
      ],
    ],
    [
      'a picture',
      inChinese(picture, picture.replace('dashboard', 'dashboards')),
      [
        `${zhOverview}:29:1  error translation/changed-link  the address "/img/dashboards.svg" is another in English, docs-core/introduction/overview.mdx:23 -> write "/img/dashboard.svg"`,
      ],
    ],
    [
      'another order of links is none',
      inChinese(
        '阅读[教程](./tutorial.mdx)，或调用[账户按钮](/core/components/account/)的 `useSession`。',
        '[账户按钮](/core/components/account/)的 `useSession`，或[教程](./tutorial.mdx)。',
      ),
      [],
    ],
    ['code that is new in English is none', inEnglish('answer = 42', 'answer = 43'), []],
    [
      'inline code that is new in English is none',
      inEnglish('`useSession`', '`useActiveSession`'),
      [],
    ],
    [
      'words and links that are new in English are none',
      (site) => {
        site.replace(enOverview, 'or call', 'or better call');
        site.replace(enOverview, '/core/components/account/', '/studio/getting-started/overview/');
      },
      [],
    ],
    [
      'a link that alone is new in English ages no stamp, and is corrected here too',
      inEnglish('/core/components/account/', '/studio/getting-started/overview/'),
      [
        `${zhOverview}:18:27  error translation/changed-link  the address "/core/components/account/" is another in English, docs-core/introduction/overview.mdx:12 -> write "/studio/getting-started/overview/"`,
      ],
    ],
    [
      'a page without stamps is compared with English as it is',
      (site) => {
        stripStamps(site);
        inChinese('answer = 42', 'answer = 43')(site);
      },
      [
        `${zhOverview}:1:1  error translation/unstamped  nothing tells from which English text the page was translated -> compare it with English, then npm run i18n -- bless zh core/introduction/overview`,
        `${zhOverview}:16:1  error translation/changed-code  the code is another in English, docs-core/introduction/overview.mdx:16; comments count too -> write "export const answer = 42;"`,
      ],
    ],
  ]);
});
