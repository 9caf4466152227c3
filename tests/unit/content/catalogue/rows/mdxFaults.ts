import type { PageRow } from '../types';

const braces =
  'content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks';

/** Rows about pages that are no MDX, of which everything is told in one run. */
export const mdxFaultRows: readonly PageRow[] = [
  {
    input: 'two faults of MDX, and what is wrong between them',
    page: 'mdx-faults',
    text: 'A {b c} d.\n\n[x](./nowhere.mdx)\n\nE {f g} h.\n\n<Crad />',
    says: [
      `7:5  ${braces}`,
      '9:1  content/broken-link  there is no page docs-core/cases/nowhere.mdx -> link to a page that exists',
      `11:5  ${braces}`,
      '13:1  content/unknown-component  unknown component <Crad> -> did you mean <Card>?',
    ],
  },
  {
    input: 'an element without end, and what is wrong below it',
    page: 'mdx-open-element',
    text: '<CardGrid>\n\nA {b c}.\n\n![x](/img/none.png)\n\n```foolang\nx\n```\n\n## Two {#two}\n\n[a](#two)',
    says: [
      '7:1  content/mdx-syntax  <CardGrid> is never closed -> close the tag in the same block, or write \\< if it is no tag',
      `9:5  ${braces}`,
      '11:1  content/missing-image  the image static/img/none.png does not exist -> add the file, or correct the path',
      '13:1  content/fence-language  unknown language "foolang" -> use one of tsx, ts, jsx, js, json, yaml, css, html, bash, diff, docker, sql, text, tree',
      '17:8  content/mdx-syntax  the id of a heading stands in a comment -> write {/* #two */}',
    ],
  },
  {
    input: 'faults of MDX at a fence, which holds what looks like others',
    page: 'mdx-fence',
    text: 'Text {a b}\n```js\nconst a = {b c};\n\nconst x = <b>;\n```\nMore {d e}',
    says: [`7:8  ${braces}`, `13:8  ${braces}`],
  },
  {
    input: 'a fault of MDX that is all of an admonition',
    page: 'mdx-admonition',
    text: ':::note\n\n{c d}\n\n:::\n\nText <b>bold.\n\nMore.</b>',
    says: [
      `9:3  ${braces}`,
      '13:6  content/mdx-syntax  <b> is never closed -> close the tag in the same block, or write \\< if it is no tag',
    ],
  },
  {
    input: 'an end of an element with a slip, and a fault below it',
    page: 'mdx-wrong-end',
    text: '<CardGrid>\n\nOne.\n\n</CardGird>\n\nA {x y}.',
    says: [
      '11:1  content/mdx-syntax  the closing tag </CardGird> has no opening tag -> close <CardGrid> first',
      `13:5  ${braces}`,
    ],
  },
  {
    input: 'an import that is no JavaScript, of which the page uses the name',
    page: 'mdx-import',
    text: 'import Extra from ./extra;\n\n<Extra />\n\n{one y}',
    says: [
      '7:1  content/mdx-syntax  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word',
      `11:5  ${braces}`,
    ],
  },
];
