import type { Edit } from '../../fixtureSite';
import type { EditRow } from '../types';

const studio = 'src/navigation/studio.ts';

/** Gives the one group of Toolpad Studio another title. */
const title =
  (text: string): Edit =>
  (site) =>
    site.replace(studio, "title: 'Getting started'", `title: ${JSON.stringify(text)}`);

/** Gives the one page of Toolpad Studio another pathname. */
const pathname =
  (text: string): Edit =>
  (site) =>
    site.replace(studio, "'/studio/getting-started/overview'", `'${text}'`);

const alone = 'the sidebar of Toolpad Studio has one group with one page';

const group = 'the title of /studio/getting-started';
const plain = 'write plain text: a label has no Markdown';

const titles: readonly (readonly [input: string, text: string, what: string, fix: string])[] = [
  ['bold', 'Your **first** app', 'shows **first** as it is written', plain],
  ['emphasis', 'Your *first* app', 'shows *first* as it is written', plain],
  ['code', 'Use `create`', 'shows `create` as it is written', plain],
  ['a link', 'See [this](x)', 'shows [this](x) as it is written', plain],
  ['a mark of a heading', '# Start', 'shows # as it is written', plain],
  ['a tag', 'Your <b>first</b> app', 'shows <b>first</b> as it is written', plain],
  ['an entity', 'Install &amp; run', 'shows &amp; as it is written', 'write the character itself'],
  [
    'a wrong encoding',
    'It\u00e2\u20ac\u2122s here',
    'has "\u00e2\u20ac\u2122", which comes of text that was read in the wrong encoding',
    'write the characters anew',
  ],
  [
    'a lost character',
    'Caf\uFFFD',
    'has a character that was lost in another encoding',
    'write it anew, and save the file as UTF-8',
  ],
  [
    'a hidden character',
    'Get\u200B started',
    'has a character that nobody sees',
    'write the text anew',
  ],
  ['a blank at its end', 'Start ', 'has a blank at its start or end', 'remove it'],
  ['two blanks', 'Get  started', 'has more than one blank between two words', 'leave one'],
  ['a full stop', 'Get started.', 'ends in a full stop', 'remove it: a label is no sentence'],
];

const page = 'docs-studio/getting-started/overview.mdx';

/** Rows about what entries of the navigation are called, and the blanks and extensions of their paths. */
export const navigationLabelRows: readonly EditRow[] = [
  ...titles.map(([input, text, what, fix]) => ({
    input: `a title in the navigation with ${input}`,
    edit: title(text),
    says: [`${studio}:6:12  nav/label-text  ${group} ${what} -> ${fix}`],
    alone,
  })),
  ...(
    [
      [' /studio/getting-started/overview', 'has a blank at its start or end'],
      ['/studio/getting-started/overview.mdx', 'has the extension of a file'],
      ['/studio/getting started/overview', 'has a blank'],
    ] as const
  ).map(([text, what]) => ({
    input: `a path in the navigation that ${what}`,
    edit: pathname(text),
    says: [
      `${studio}:7:28  nav/malformed-pathname  "${text}" ${what} -> write "/studio/getting-started/overview"`,
    ],
    alone,
  })),
  {
    input: 'a path in the navigation with escapes',
    edit: pathname('/studio/getting-started/%C3%A9'),
    says: [
      `${page}:1:1  nav/missing-entry  the page has no entry in ${studio} -> add { pathname: '/studio/getting-started/overview' } there, or start the file name with _ if other pages include it`,
      `${studio}:7:28  nav/malformed-pathname  "/studio/getting-started/%C3%A9" has the segment "%C3%A9" -> use lower-case letters and digits, words joined by single hyphens`,
    ],
    alone,
  },
];
