import type { PageRow } from '../types';

/** Rows about headings. */
export const headingRows: readonly PageRow[] = [
  {
    input: 'an h1 in the text',
    page: 'two-h1',
    text: '# Another {/* #another */}',
    says: [
      '7:1  content/second-h1  the body has an h1 of its own -> write ## and leave the title to the front matter',
    ],
  },
  {
    input: 'a heading level left out',
    page: 'skipped-level',
    text: '### Third {/* #third */}\n\nA sentence.',
    says: ['7:1  content/skipped-heading-level  an h3 follows an h1 -> write ##'],
  },
  {
    input: 'a heading without id',
    page: 'no-heading-id',
    text: '## Open questions\n\nA sentence.',
    says: [
      '7:1  content/heading-id  the heading "Open questions" has no id of its own -> add {/* #open-questions */}, so that links survive a new wording',
    ],
  },
  {
    input: 'an id without its `#`',
    page: 'id-without-hash',
    text: '## Open questions {/* questions */}\n\nA sentence.',
    says: [
      '7:1  content/heading-id  the id of the heading has no #, which makes it a comment -> write {/* #questions */}',
    ],
  },
  {
    input: 'two headings of one text',
    page: 'same-heading',
    text: '## Same\n\nA.\n\n## Same\n\nB.',
    says: [
      '7:1  content/heading-id  the heading "Same" has no id of its own -> add {/* #same */}, so that links survive a new wording',
      '11:1  content/heading-id  the heading "Same" has no id of its own -> add {/* #same */}, so that links survive a new wording',
    ],
  },
  {
    input: 'two headings of one id',
    page: 'same-id',
    text: '## A {/* #x */}\n\nA sentence.\n\n## B {/* #x */}\n\nA sentence.',
    says: [
      '11:1  content/duplicate-id  the id "x" is already that of line 7 -> give one of the two another id',
    ],
  },
  {
    input: 'a raw heading',
    page: 'raw-heading',
    text: '<h2>x</h2>',
    says: [
      '7:1  content/raw-heading  <h2> is missing from the table of contents -> write ## and an id',
    ],
  },
  {
    input: 'a heading without a space',
    page: 'heading-without-space',
    text: '##Place {/* #place */}',
    says: [
      '7:1  content/stray-markup  a space is missing in the heading -> write ## and a space in front of its text',
    ],
  },
  {
    input: 'a heading with closing hashes in front of its id',
    page: 'closed-heading',
    text: '## Place ## {/* #place */}\n\nText.',
    says: [
      '7:10  content/stray-markup  the hashes in front of the id do not close the heading, and are shown as text -> remove them: a heading ends with its line',
    ],
  },
  {
    input: 'a heading of a seventh level',
    page: 'seventh-level',
    text: '####### Place {/* #place */}',
    says: [
      '7:1  content/stray-markup  headings have six levels at most -> write ## and a space in front of its text',
    ],
  },
  {
    input: 'a heading without text',
    page: 'heading-without-text',
    text: 'A sentence.\n\n##\n\nAnother one.',
    says: ['9:1  content/empty-heading  the heading has no text -> write its text, or remove it'],
  },
];
