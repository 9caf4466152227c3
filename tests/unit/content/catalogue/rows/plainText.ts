import type { PageRow } from '../types';

/** Rows about texts of the front matter, and text in a wrong encoding. */
export const plainTextRows: readonly PageRow[] = [
  {
    input: 'a number sign in a title',
    page: 'fm-hash',
    file: '---\ntitle: C #1 sharp guide\ndescription: Says enough of the page with fm-hash to be found by somebody.\npageType: reference\n---\n\nText.\n',
    says: [
      '2:8  content/cut-off-text  the title ends in front of #, which begins a comment -> put the whole value into quotes',
    ],
  },
  {
    input: 'a number sign in a description',
    page: 'fm-hash2',
    file: '---\ntitle: The # hash\ndescription: Says enough of the page with a #1 to be found by somebody.\npageType: reference\n---\n\nText.\n',
    says: [
      '3:14  content/cut-off-text  the description ends in front of #, which begins a comment -> put the whole value into quotes',
    ],
  },
  {
    input: 'a number sign in a label',
    page: 'fm-label',
    file: '---\ntitle: Case fm-label\ndescription: Says enough of the page with fm-label to be found by somebody.\npageType: reference\nsidebar_label: The #1 page\n---\n\nText.\n',
    says: [
      '5:16  content/cut-off-text  the sidebar_label ends in front of #, which begins a comment -> put the whole value into quotes',
    ],
  },
  {
    input: 'Markdown in a title',
    page: 'fm-md',
    file: '---\ntitle: Use **bold** and [link](x)\ndescription: Says enough of the page with fm-md to be found by somebody.\npageType: reference\n---\n\nText.\n',
    says: [
      '2:8  content/plain-text  the title shows **bold** as it is written -> write plain text, as the front matter has no Markdown',
    ],
  },
  {
    input: 'HTML in a title',
    page: 'fm-html',
    file: '---\ntitle: "<b>Bold</b> &amp; more"\ndescription: Says enough of the page with fm-html to be found by somebody.\npageType: reference\n---\n\nText.\n',
    says: [
      '2:8  content/plain-text  the title shows <b>Bold</b> as it is written -> write plain text, as the front matter has no Markdown',
    ],
  },
  {
    input: 'Markdown in a description',
    page: 'fm-desc',
    file: '---\ntitle: Case fm-desc\ndescription: Says **enough** of the page with [a](./b.mdx) to be found by x.\npageType: reference\n---\n\nText.\n',
    says: [
      '3:14  content/plain-text  the description shows **enough** as it is written -> write plain text, as the front matter has no Markdown',
    ],
  },
  {
    input: 'a colon of full width in the front matter',
    page: 'fm-full',
    file: '---\ntitle： Case fm-full\ndescription: Says enough of the page with fm-full to be found by somebody.\npageType: reference\n---\n\nText.\n',
    says: [
      '2:6  content/front-matter-yaml  the colon behind "title" is of full width -> write "title: " with a colon of ASCII and a space',
    ],
  },
  {
    input: 'a key without a space behind its colon',
    page: 'fm-nospace',
    file: '---\ntitle:Case fm-nospace\ndescription: Says enough of the page with fm-nospace to be found by somebody.\npageType: reference\n---\n\nText.\n',
    says: [
      '2:6  content/front-matter-yaml  a space is missing behind "title:" -> write "title: " and the value',
    ],
  },
  {
    input: 'keys without spaces behind their colons',
    page: 'fm-all-spaces',
    file: '---\ntitle:A\ndescription:B\npageType:reference\n---\n\nText.\n',
    says: [
      '2:6  content/front-matter-yaml  a space is missing behind "title:" -> write "title: " and the value',
    ],
  },
  {
    input: 'the start of a conflict in the front matter',
    page: 'fm-merge',
    file: '---\ntitle: Case fm-merge\ndescription: Says enough of the page with fm-merge to be found by somebody.\n<<<<<<< HEAD\npageType: reference\n---\n\nText.\n',
    says: [
      '4:1  content/merge-conflict  a merge conflict is not resolved -> keep one of the two texts, and remove the lines of <, =, and >',
    ],
  },
  {
    input: 'the end of a conflict in the front matter',
    page: 'fm-half',
    file: '---\ntitle: Case fm-half\ndescription: Says enough of the page with fm-half to be found by somebody.\n>>>>>>> main\npageType: reference\n---\n\nText.\n',
    says: [
      '4:1  content/merge-conflict  a merge conflict is not resolved -> keep one of the two texts, and remove the lines of <, =, and >',
    ],
  },
  {
    input: 'a front matter below another',
    page: 'fm-twice',
    file: '---\ntitle: Case fm-twice\ndescription: Says enough of the page with fm-twice to be found by somebody.\npageType: reference\n---\n\n---\ntitle: Case fm-twice\ndescription: Says enough of the page with fm-twice to be found by somebody.\npageType: reference\n---\n\nText.\n',
    says: [
      '7:1  content/late-front-matter  a second front matter follows the first -> move its keys into the first, and remove it',
    ],
  },
  {
    input: 'text that was read in the wrong encoding',
    page: 'wrong-encoding',
    text: 'Itâ€™s a cafÃ©.',
    says: [
      '7:3  content/encoding  "â€™" comes of text that was read in the wrong encoding -> write the characters anew, and open the source as UTF-8 before copying from it',
    ],
  },
  {
    input: 'a soft hyphen',
    page: 'soft-hyphen',
    text: 'A wo\u00adrd.',
    says: [
      '7:5  content/hidden-character  an invisible character (U+00AD) -> delete it; it often comes along with pasted text',
    ],
  },
];
