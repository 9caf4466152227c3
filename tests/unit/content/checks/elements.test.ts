import { body, testProblems } from '../fixtureSite';

const overview = 'docs-core/introduction/overview.mdx';

/** What is right, and looks like what is not. The catalogue has the mistakes. */
describe('elements that stand where HTML has them', () => {
  testProblems([
    ['a paragraph on one line', body('<p>One <b>two</b>.</p>'), []],
    [
      'a summary of its details',
      body('<details>\n<summary>One</summary>\n\nTwo.\n\n</details>'),
      [],
    ],
    ['items of a list', body('<ul>\n<li>One</li>\n<li>\n\nTwo.\n\n</li>\n</ul>'), []],
    [
      'blocks in a cell, in a table of its own parts',
      body('<table>\n<tbody>\n<tr>\n<td>\n\nOne.\n\n- Two.\n\n</td>\n</tr>\n</tbody>\n</table>'),
      [],
    ],
    [
      'elements without text on a line, of which MDX makes no paragraph',
      body('<div>\n<b>One</b> <i>two</i>\n</div>'),
      [],
    ],
    ['a fragment around blocks', body('<>\n\nOne.\n\n- Two.\n\n</>'), []],
    [
      'blocks in a component, of which nobody knows what it draws',
      body('<p><Card title="Core" href="/core/">\n\n- One.\n\n</Card></p>'),
      [],
    ],
  ]);
});

describe('attributes as React has them', () => {
  testProblems([
    [
      'names of HTML, of ARIA, of data, and of React',
      body('<div className="a" tabIndex={0} aria-label="b" data-any="c" key="d" hidden>One.</div>'),
      [],
    ],
    [
      'a truth in braces',
      body('<details open={false}>\n<summary>One</summary>\n\nTwo.\n\n</details>'),
      [],
    ],
  ]);
});

describe('names that every object of JavaScript has', () => {
  testProblems([
    [
      'as elements',
      body('<constructor>One.</constructor>'),
      [
        `${overview}:7:1  error content/unknown-element  HTML has no element <constructor> -> use another one, or a component`,
      ],
    ],
    [
      'as attributes',
      body('<div constructor="One">Two.</div>'),
      [
        `${overview}:7:6  error content/attribute  HTML has no attribute "constructor" -> leave it out`,
      ],
    ],
  ]);
});

describe('what JavaScript makes', () => {
  testProblems([
    [
      'elements that the program names itself',
      body('export const Hint = () => <b>One</b>;\n\n{[Hint].map((Icon) => <Icon key="a" />)}'),
      [],
    ],
    ['a text and a number in braces', body('{`One`} {1 + 1}'), []],
  ]);
});

describe('code as a keyboard has it', () => {
  testProblems([
    ['a dash between words', body('Run `npm start`, from `2020 – 2024` – or not.'), []],
    ['quotes in what a program says', body('```text\nIt says “one”.\n```'), []],
    ['an equation and a time', body('It is `a == b` at 10:30:00, a == b, &amp; more.'), []],
  ]);
});
