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
  {
    input: 'several faults of MDX in one paragraph, one list, and one table',
    page: 'mdx-one-block',
    text: 'It is {a b}, {c d}, and <5.\n\n- One <!-- x -->\n- Two <!-- y -->\n- See <https://example.com/>.\n\n| A | B |\n| - | - |\n| {e | f g} |\n\n<CardGrid>\n<Card title=a href="/core/">A</Card>\n<Card title={b c} href="/core/">B</Card>\n</CardGrid>',
    says: [
      `7:9  ${braces}`,
      `7:16  ${braces}`,
      '7:25  content/mdx-syntax  < starts a tag in MDX, and what follows is no name -> write \\< for the character, or put the text into backticks',
      '9:7  content/mdx-syntax  MDX has no HTML comments -> write {/* … */}',
      '10:7  content/mdx-syntax  MDX has no HTML comments -> write {/* … */}',
      '11:7  content/mdx-syntax  MDX has no links in angle brackets -> write [text](address)',
      '15:3  content/mdx-syntax  { starts JavaScript in MDX, and the } that ends it is missing -> write \\{ for the character, or put the text into backticks',
      '18:13  content/mdx-syntax  the value of title has no quotes -> write title="a"',
      `19:15  ${braces}`,
    ],
  },
  {
    input: 'faults of MDX, of which nothing follows',
    page: 'mdx-follow-up',
    text: 'An ![{a b}](/img/logo.svg) and [{c d}](./sound.mdx).\n\n<style>\n.a { color: red; }\n.b { margin: 0; }\n</style>\n\n<!--\n## Old\n\n{x y} <b>\n-->',
    says: [
      '7:4  content/missing-image  the image static/img/logo.svg does not exist -> add the file, or correct the path',
      `7:8  ${braces}`,
      `7:35  ${braces}`,
      '9:1  content/style-element  pages contain no style sheets: the security policy of the site blocks them -> move the rules into src/css, or into a component of src/components',
      `10:11  ${braces}`,
      '14:1  content/mdx-syntax  MDX has no HTML comments -> write {/* … */}',
    ],
  },
];
