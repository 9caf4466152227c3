import type { PageRow } from '../types';

const textOnOneLine = (name: string): string =>
  `HTML has no <p> in <${name}> -> write the text of <${name}> on one line with its tags`;

/** Rows about elements of HTML: where they stand, their attributes, and what JavaScript makes of them. */
export const elementRows: readonly PageRow[] = [
  {
    input: 'text on a line of its own in a paragraph of HTML',
    page: 'nesting-paragraph',
    text: '<p>\nA sentence.\n</p>',
    says: [`8:1  content/nesting  ${textOnOneLine('p')}`],
  },
  {
    input: 'text on a line of its own in a summary',
    page: 'nesting-summary',
    text: '<details>\n<summary>\nMore\n</summary>\n\nA sentence.\n\n</details>',
    says: [`9:1  content/nesting  ${textOnOneLine('summary')}`],
  },
  {
    input: 'a block in a paragraph of HTML',
    page: 'nesting-block',
    text: '<p>One <b>and <div>two</div></b></p>',
    says: [
      '7:15  content/nesting  HTML has no <div> in <p> -> put it outside of the paragraph, on lines of its own',
    ],
  },
  {
    input: 'a block in a line of text',
    page: 'nesting-span',
    text: 'One <span>and <ul><li>two</li></ul></span>.',
    says: ['7:15  content/nesting  HTML has no <ul> in <span> -> move it out of <span>'],
  },
  {
    input: 'a link in a link',
    page: 'nesting-link',
    text: '[See <a href="https://example.org/">this</a>](./sound.mdx)',
    says: ['7:6  content/nesting  HTML has no <a> in <a> -> end the <a> around it before'],
  },
  {
    input: 'rows of a table without its body',
    page: 'nesting-rows',
    text: '<table>\n<tr><td>One</td></tr>\n</table>',
    says: [
      '8:1  content/nesting  HTML has no <tr> in <table> -> put the rows into <thead> and <tbody> of a <table>',
    ],
  },
  {
    input: 'an item without its list',
    page: 'nesting-item',
    text: '<li>One</li>',
    says: [
      '7:1  content/nesting  HTML has no <li> in <div> -> put it into <ul> or <ol>, or write a list of Markdown',
    ],
  },
  {
    input: 'attributes in the spelling of HTML',
    page: 'attribute-spelling',
    text: '<div tabindex="0">One</div>',
    says: ['7:6  content/attribute  JSX has no attribute "tabindex" -> write tabIndex'],
  },
  {
    input: 'an attribute that HTML does not have',
    page: 'attribute-unknown',
    text: '<div aria-lable="One">Two</div>',
    says: [
      '7:6  content/attribute  HTML has no attribute "aria-lable" -> did you mean aria-label?',
    ],
  },
  {
    input: 'an attribute that counts, whatever its text',
    page: 'attribute-false',
    text: '<details open="false">\n<summary>More</summary>\n\nA sentence.\n\n</details>',
    says: [
      '7:10  content/attribute  open="false" counts as true -> leave it out, or write open={false}',
    ],
  },
  {
    input: 'a role that ARIA does not have',
    page: 'attribute-role',
    text: '<div role="buton">One</div>',
    says: ['7:6  content/attribute  ARIA has no role "buton" -> did you mean "button"?'],
  },
  {
    input: 'a value that ARIA does not have',
    page: 'attribute-aria-value',
    text: '<div aria-hidden="yes">One</div>',
    says: ['7:6  content/attribute  aria-hidden has no value "yes" -> use one of true, false'],
  },
  {
    input: 'a value that HTML does not have',
    page: 'attribute-value',
    text: '<span dir="right">One</span>',
    says: ['7:7  content/attribute  dir has no value "right" -> use one of auto, ltr, rtl'],
  },
  {
    input: 'a window without its underscore',
    page: 'attribute-target',
    text: '<a href="https://example.com/" target="blank">One</a>',
    says: [
      '7:32  content/attribute  target="blank" opens a window of that name -> did you mean "_blank"?',
    ],
  },
  {
    input: 'an element that has the focus before all others',
    page: 'attribute-tabindex',
    text: '<span tabIndex="3">One</span>',
    says: [
      '7:7  content/attribute  tabIndex 3 comes before all else on the page, the navigation too -> write 0, or move the element to where it comes in turn',
    ],
  },
  {
    input: 'a style sheet in a page',
    page: 'style-element',
    text: '<style>{`.note { color: red }`}</style>\n\nA sentence.',
    says: [
      '7:1  content/style-element  pages contain no style sheets: the security policy of the site blocks them -> move the rules into src/css, or into a component of src/components',
    ],
  },
  {
    input: 'a component in braces that nobody registers',
    page: 'expression-component',
    text: '{1 < 2 && <Missing title="One" />}',
    says: [
      '7:11  content/unknown-component  unknown component <Missing> -> import it, or add it to src/content/mdxComponents.ts',
    ],
  },
  {
    input: 'an element in an export with an attribute of HTML',
    page: 'export-attribute',
    text: 'export const Hint = () => <b class="hint">One</b>;\n\n<Hint />',
    says: ['7:30  content/attribute  JSX has no attribute "class" -> write className'],
  },
  {
    input: 'an object in braces',
    page: 'expression-object',
    text: 'It is {new Date()}.',
    says: [
      '7:7  content/expression  the braces hold an object, which can not be shown -> write what is to be read, or \\{ if braces are meant as text',
    ],
  },
  {
    input: 'a placeholder of templates',
    page: 'expression-template',
    text: 'Welcome to {{ title }}.',
    says: [
      '7:12  content/expression  the braces hold an object, which can not be shown -> write what is to be read, or \\{ if braces are meant as text',
    ],
  },
  {
    input: 'a function in braces',
    page: 'expression-function',
    text: 'A sentence.\n\n{() => 5}',
    says: [
      '9:1  content/expression  the braces hold a function, which can not be shown -> write what is to be read, or \\{ if braces are meant as text',
    ],
  },
];
