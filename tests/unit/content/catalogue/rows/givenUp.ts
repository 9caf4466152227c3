import type { PageRow } from '../types';

/** Rows about pages that a reader gives up, while all others are read. */
export const givenUpRows: readonly PageRow[] = [
  {
    input: 'brackets in front matter, deeper than its reader can go',
    page: 'deep-front-matter',
    file: `---\ntitle: Deep\nkeywords: ${'['.repeat(20_000)}${']'.repeat(20_000)}\n---\n\nA sentence.\n`,
    says: [
      '1:1  content/unread-page  something on the page is nested too deeply -> look for a long row of brackets or marks, and close them',
    ],
  },
];
