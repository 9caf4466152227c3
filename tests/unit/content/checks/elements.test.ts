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
      body('export const Box = ({ children }) => children;\n\n<p><Box>\n\n- One.\n\n</Box></p>'),
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

describe('components that have what they need', () => {
  testProblems([
    [
      'tabs with a name for the address, and with a list',
      body(
        '<Tabs queryString="os">\n<TabItem value="a" label="A">\n\nOne.\n\n</TabItem>\n</Tabs>\n\n<Tabs groupId="os" queryString values={[{ label: "B", value: "b" }]}>\n<TabItem value="b">\n\nTwo.\n\n</TabItem>\n</Tabs>',
      ),
      [],
    ],
    [
      'demos on lines of their own, with values in braces',
      body(
        '<Demo name="core/account/BasicAccount" height={40} editable={false} />\n\n- <Demo name={"core/account/BasicAccount"} toolbar />',
      ),
      [],
    ],
    [
      'cards in their list',
      body(
        '<CardGrid>\n  <Card title="Core" href="/core/introduction/tutorial/">One.</Card>\n</CardGrid>\n\n<CardGrid>{[1].map((one) => <li key={one}>Two.</li>)}</CardGrid>',
      ),
      [],
    ],
    [
      'cards that the page makes itself',
      body('export const Card = ({ children }) => <b>{children}</b>;\n\nOne <Card>two</Card>.'),
      [],
    ],
    ['a title in a drawing', body('<svg><title>One</title></svg>'), []],
    ['a title in the head', body('<Head>\n<meta name="one" content="two" />\n</Head>'), []],
    [
      'a picture that the bundler brings along',
      body('<img src={require("@site/static/img/dashboard.svg").default} alt="One" />'),
      [
        `${overview}:7:11  error content/undefined-name  nothing on the page defines "require" -> import or export it above, or write \\{ if braces are meant as text`,
      ],
    ],
  ]);
});

describe('code that runs', () => {
  testProblems([
    [
      'parts that are there, and parts that may be missing',
      body(
        '{frontMatter.title.length} {frontMatter.nope?.x} {frontMatter.nope && frontMatter.nope.x} {props.components?.x}',
      ),
      [],
    ],
    [
      'names that functions use later, and names that are there',
      body(
        'export const first = 1;\nexport const both = () => first + last;\nexport const last = first + 1;\n\n{both()} {first} {last}',
      ),
      [],
    ],
    [
      'a time that stays the same',
      body('{new Date(2020, 1, 1).getFullYear()} {Math.max(1, 2)}'),
      [],
    ],
    [
      'texts, elements, and lists by their names',
      body(
        'export const one = "One";\nexport const two = <b>Two</b>;\nexport const all = [one, two];\n\n{one} {two} {all}',
      ),
      [],
    ],
    [
      'an included file that JavaScript shows',
      body('import Steps from "./_steps.mdx";\n\n{[1].map((one) => <Steps key={one} />)}'),
      [],
    ],
  ]);
});
