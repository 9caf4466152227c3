import type { PageRow } from '../types';

const unstable =
  'is another one when the page is built than when it is read -> write the value itself, or make a component of it in src/components';
const asName = 'write what is to be read, such as a part of it, or what it makes';
const asValue = 'write what is to be read, or \\{ if braces are meant as text';

/** Rows about JavaScript of pages that can not run, or comes to nothing that can be shown. */
export const pageCodeRows: readonly PageRow[] = [
  {
    input: 'a part of what the front matter has not',
    page: 'code-front-matter',
    text: '{frontMatter.nope.x}',
    says: [
      '7:2  content/failing-code  frontMatter has no "nope", so the page can not be drawn -> add it above, or correct the name',
    ],
  },
  {
    input: 'a part of what no page is handed',
    page: 'code-props',
    text: '{props.foo.bar}',
    says: [
      '7:2  content/failing-code  props has no "foo", so the page can not be drawn -> write the text itself',
    ],
  },
  {
    input: 'a value that a later line gives',
    page: 'code-early-name',
    text: '{y}\n\nexport const y = z + 1;\nexport const z = 2;',
    says: [
      '9:18  content/failing-code  "z" gets its value further down -> write the line of "z" above this one',
    ],
  },
  {
    input: 'a value that a page waits for',
    page: 'code-await',
    text: '{await Promise.resolve("x")}',
    says: [
      '7:2  content/failing-code  a page that waits for something is empty: none of it is in the HTML -> leave await out, and write what is to be read',
    ],
  },
  {
    input: 'an element of a component that a later line gives',
    page: 'code-early-element',
    text: '{box}\n\nexport const box = <Hint />;\nexport const Hint = () => <b>One</b>;',
    says: [
      '9:21  content/failing-code  "Hint" gets its value further down -> write the line of "Hint" above this one',
    ],
  },
  {
    input: 'a new value for a constant',
    page: 'code-constant',
    text: 'export const a = 1;\n\n{a = 2}',
    says: [
      '9:2  content/failing-code  "a" is a constant, which can not be changed -> write == to compare, or let instead of const',
    ],
  },
  {
    input: 'a symbol and a promise in braces',
    page: 'code-symbol',
    text: '{Symbol("x")} {Promise.resolve(1)}',
    says: [
      `7:1  content/expression  the braces hold a symbol, which can not be shown -> ${asValue}`,
      `7:15  content/expression  the braces hold a promise, which can not be shown -> ${asValue}`,
    ],
  },
  {
    input: 'names of an object and of a function in braces',
    page: 'code-names',
    text: 'export const o = { a: 1 };\nexport const f = () => 1;\n\n{o} {f}',
    says: [
      `10:1  content/expression  "o" is an object, which can not be shown -> ${asName}`,
      `10:5  content/expression  "f" is a function, which can not be shown -> ${asName}`,
    ],
  },
  {
    input: 'an async function as a component',
    page: 'code-async',
    text: 'export async function Later() { return null; }\n\n<Later />',
    says: [
      '9:1  content/expression  <Later> is an async function, which can not be shown -> leave async out: what a page shows is there when it is built',
    ],
  },
  {
    input: 'texts that are others at each build',
    page: 'code-unstable',
    text: '{new Date().toString()} {Math.random()} {Date.now()}',
    says: [
      `7:2  content/unstable-text  new Date() ${unstable}`,
      `7:26  content/unstable-text  Math.random() ${unstable}`,
      `7:42  content/unstable-text  Date.now() ${unstable}`,
    ],
  },
  {
    input: 'a component of the page with a small letter',
    page: 'code-small-letter',
    text: 'export const box = () => <b>One</b>;\n\n<box />',
    says: [
      '9:1  content/unknown-element  <box> is an element of HTML, not what the page calls box -> name it Box, and write <Box />',
    ],
  },
];
