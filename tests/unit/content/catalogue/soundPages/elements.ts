import type { SoundPage } from './types';

/** Elements of HTML that look like a mistake and are none. */
export const elements: readonly SoundPage[] = [
  ['a paragraph on one line', '<p>One <b>two</b>.</p>'],
  ['a summary of its details', '<details>\n<summary>One</summary>\n\nTwo.\n\n</details>'],
  ['items of a list', '<ul>\n<li>One</li>\n<li>\n\nTwo.\n\n</li>\n</ul>'],
  [
    'blocks in a cell, in a table of its own parts',
    '<table>\n<tbody>\n<tr>\n<td>\n\nOne.\n\n- Two.\n\n</td>\n</tr>\n</tbody>\n</table>',
  ],
  [
    'elements without text on a line, of which MDX makes no paragraph',
    '<div>\n<b>One</b> <i>two</i>\n</div>',
  ],
  ['a fragment around blocks', '<>\n\nOne.\n\n- Two.\n\n</>'],
  [
    'blocks in a component, of which nobody knows what it draws',
    'export const Box = ({ children }) => children;\n\n<p><Box>\n\n- One.\n\n</Box></p>',
  ],
  [
    'names of HTML, of ARIA, of data, and of React',
    '<div className="a" tabIndex={0} aria-label="b" data-any="c" key="d" hidden>One.</div>',
  ],
  ['a truth in braces', '<details open={false}>\n<summary>One</summary>\n\nTwo.\n\n</details>'],
  [
    'for the sandboxes of the demos',
    '<form action="https://stackblitz.com/run" method="post"></form>',
  ],
  ['without an address', '<form><input type="text" aria-label="Name" /></form>'],
];
