import type { PageRow } from '../types';

/** Rows about titles. */
export const titleRows: readonly PageRow[] = [
  {
    input: 'a title in typographic quotes',
    page: 'title-quotes',
    file: '---\ntitle: “A page”\ndescription: Says enough of the page with quotes to be found by somebody.\npageType: reference\n---\n\nA sentence.\n',
    says: [
      '2:8  content/title  the quotes around the title are typographic, and would be shown -> write straight quotes, or none',
    ],
  },
  {
    input: 'a title of two lines',
    page: 'title-lines',
    file: '---\ntitle: |\n  A page\n  in two lines\ndescription: Says enough of the page of two lines to be found by somebody.\npageType: reference\n---\n\nA sentence.\n',
    says: ['2:8  content/title  the title has more than one line -> write it in one line'],
  },
  {
    input: 'a title of more than a hundred characters',
    page: 'title-long',
    file: '---\ntitle: Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long\ndescription: Says enough of the page with a long title to be found by somebody.\npageType: reference\n---\n\nA sentence.\n',
    says: ['2:8  content/title  the title has 124 characters -> shorten it to 100 or fewer'],
  },
  {
    input: 'a title in braces',
    page: 'title-braces',
    file: '---\ntitle: {{ title }}\ndescription: Says enough of the page with braces to be found by somebody.\npageType: reference\n---\n\nA sentence.\n',
    says: [
      '2:8  content/front-matter-type  title is an object -> write a text, in quotes if it looks like something else',
    ],
  },
];
