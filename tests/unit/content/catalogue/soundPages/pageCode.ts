import type { SoundPage } from './types';

/** JavaScript on a page that runs, although it looks as if it could not. */
export const pageCode: readonly SoundPage[] = [
  [
    'elements that the program names itself',
    'export const Hint = () => <b>One</b>;\n\n{[Hint].map((Icon) => <Icon key="a" />)}',
  ],
  ['a text and a number in braces', '{`One`} {1 + 1}'],
  [
    'parts that are there, and parts that may be missing',
    '{frontMatter.title.length} {frontMatter.nope?.x} {frontMatter.nope && frontMatter.nope.x} {props.components?.x}',
  ],
  [
    'names that functions use later, and names that are there',
    'export const first = 1;\nexport const both = () => first + last;\nexport const last = first + 1;\n\n{both()} {first} {last}',
  ],
  ['a time that stays the same', '{new Date(2020, 1, 1).getFullYear()} {Math.max(1, 2)}'],
  [
    'texts, elements, and lists by their names',
    'export const one = "One";\nexport const two = <b>Two</b>;\nexport const all = [one, two];\n\n{one} {two} {all}',
  ],
  [
    'an included file that JavaScript shows',
    'import Steps from "../introduction/_steps.mdx";\n\n{[1].map((one) => <Steps key={one} />)}',
  ],
];
