import type { PageRow } from '../types';

/** Rows about JSX and JavaScript in pages. */
export const markupRows: readonly PageRow[] = [
  {
    input: 'a tag without its end',
    page: 'unclosed-tag',
    text: '<Card>\n\nA sentence.',
    says: [
      '7:1  content/mdx-syntax  <Card> is never closed -> close the tag in the same block, or write \\< if it is no tag',
    ],
  },
  {
    input: 'a tag that goes on for ever',
    page: 'endless-tag',
    text: 'A sentence.\n\n<Card title="x"\n',
    says: ['9:1  content/mdx-syntax  the tag that starts here has no end -> end it with > or />'],
  },
  {
    input: 'a closing tag alone',
    page: 'closing-tag',
    text: 'A sentence.\n\n</Card>',
    says: [
      '9:1  content/mdx-syntax  the closing tag has no opening tag -> remove it, or open the tag first',
    ],
  },
  {
    input: '`<br>`, as HTML has it',
    page: 'void-element',
    text: 'One line<br>and another.',
    says: [
      '7:9  content/mdx-syntax  <br> has no end, which JSX wants of every element -> write <br />',
    ],
  },
  {
    input: '`<` before a number',
    page: 'less-than',
    text: 'Use it if x <5.',
    says: [
      '7:13  content/mdx-syntax  < starts a tag in MDX, and what follows is no name -> write \\< for the character, or put the text into backticks',
    ],
  },
  {
    input: 'an HTML comment',
    page: 'html-comment',
    text: '<!-- later -->\n\nA sentence.',
    says: ['7:1  content/mdx-syntax  MDX has no HTML comments -> write {/* … */}'],
  },
  {
    input: 'an address in angle brackets',
    page: 'autolink',
    text: 'See <https://example.com/>.',
    says: ['7:5  content/mdx-syntax  MDX has no links in angle brackets -> write [text](address)'],
  },
  {
    input: 'a brace without its end',
    page: 'open-brace',
    text: 'A sentence with { in it.',
    says: [
      '7:17  content/mdx-syntax  { starts JavaScript in MDX, and the } that ends it is missing -> write \\{ for the character, or put the text into backticks',
    ],
  },
  {
    input: 'a brace around words',
    page: 'brace-text',
    text: 'Replace {your name} by yours.',
    says: [
      '7:14  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
    ],
  },
  {
    input: 'a heading id in the old form',
    page: 'old-heading-id',
    text: '## Heading {#heading}',
    says: [
      '7:12  content/mdx-syntax  the id of a heading stands in a comment -> write {/* #heading */}',
    ],
  },
  {
    input: 'a variable that nobody defines',
    page: 'undefined-variable',
    text: 'It is {version} now.',
    says: [
      '7:8  content/undefined-name  nothing on the page defines "version" -> import or export it above, or write \\{ if braces are meant as text',
    ],
  },
  {
    input: '`window` in a page',
    page: 'window',
    text: 'You are at {window.location.href}.',
    says: [
      '7:13  content/undefined-name  "window" is not there when the page is built -> move the code into a component of src/components',
    ],
  },
  {
    input: 'a component that nobody registers',
    page: 'unknown-component',
    text: '<Crad title="x" />',
    says: ['7:1  content/unknown-component  unknown component <Crad> -> did you mean <Card>?'],
  },
  {
    input: 'a component without its capital',
    page: 'lower-case-component',
    text: '<card title="x" />',
    says: ['7:1  content/unknown-component  unknown component <card> -> did you mean <Card>?'],
  },
  {
    input: 'an import of a module that is not there',
    page: 'missing-module',
    text: "import { Note } from '@site/src/components/Notes';\n\n<Note />",
    says: [
      '7:22  content/missing-module  the imported module "@site/src/components/Notes" does not exist -> did you mean "@site/src/components/Note"?',
    ],
  },
  {
    input: 'an import of a name that the module lacks',
    page: 'missing-export',
    text: "import { Notes } from '@site/src/components/Note';\n\n<Notes />",
    says: [
      '7:23  content/missing-export  src/components/Note.tsx has no export "Notes" -> did you mean "Note"?',
    ],
  },
  {
    input: 'an import without its quote',
    page: 'broken-import',
    text: "import Note from '@site/src/components/Note;\n\nA sentence.",
    says: [
      '7:1  content/mdx-syntax  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word',
    ],
  },
  {
    input: 'a sentence that starts with "export"',
    page: 'export-sentence',
    text: 'export the data as a file first.',
    says: [
      '7:1  content/mdx-syntax  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word',
    ],
  },
  {
    input: 'a raw script',
    page: 'script',
    text: '<script src="/x.js"></script>',
    says: [
      '7:1  content/script  pages contain no scripts: the security policy of the site blocks them -> move the code into a component of src/components',
    ],
  },
  {
    input: '`onclick` on an element',
    page: 'onclick',
    text: '<button onclick="x()">x</button>',
    says: [
      '7:9  content/event-handler  <button> has the event handler onclick -> move what it does into a component of src/components',
    ],
  },
  {
    input: '`style` as a text',
    page: 'style-text',
    text: '<span style="color: red">x</span>',
    says: [
      '7:7  content/attribute  style is a text, with which the page can not be drawn -> leave it out: styles stand in src/css and in the styles of components',
    ],
  },
  {
    input: '`class` as HTML has it',
    page: 'class',
    text: '<span class="x">x</span>',
    says: ['7:7  content/attribute  JSX has no attribute "class" -> write className'],
  },
  {
    input: 'an attribute without quotes',
    page: 'unquoted-attribute',
    text: '<Card title=x />',
    says: ['7:13  content/mdx-syntax  the value of title has no quotes -> write title="x"'],
  },
  {
    input: 'curly quotes around an attribute',
    page: 'curly-quotes',
    text: '<Card title=“x” />',
    says: [
      '7:13  content/mdx-syntax  the quotes around the value of the attribute are typographic -> write straight ones: name="value"',
    ],
  },
  {
    input: 'two tabs of one value',
    page: 'tab-twice',
    text: '<Tabs>\n<TabItem value="a">A</TabItem>\n<TabItem value="a">B</TabItem>\n</Tabs>',
    says: ['9:1  content/tabs  two tabs have the value "a" -> give one of the two another value'],
  },
  {
    input: 'a tab without a value',
    page: 'tab-without-value',
    text: '<Tabs>\n<TabItem label="a">A</TabItem>\n</Tabs>',
    says: ['8:1  content/tabs  the tab has no value -> add value="…", a word of its own'],
  },
  {
    input: 'text between tabs',
    page: 'text-in-tabs',
    text: '<Tabs>\n\nA sentence.\n\n</Tabs>',
    says: [
      '9:1  content/tabs  <Tabs> holds something that is no <TabItem> -> put it into a <TabItem>, or in front of <Tabs>',
    ],
  },
  {
    input: 'a demo that is not there',
    page: 'missing-demo',
    text: '<Demo name="core/account/BasicAcount" />',
    says: [
      '7:7  content/missing-demo  the demo "core/account/BasicAcount" does not exist -> did you mean "core/account/BasicAccount"? Otherwise write src/demos/core/account/BasicAcount.tsx',
    ],
  },
  {
    input: 'a demo without a name',
    page: 'unnamed-demo',
    text: '<Demo />',
    says: [
      '7:1  content/missing-demo  the demo has no name -> add name="…", the path below src/demos without extension, as plain text',
    ],
  },
  {
    input: 'a misspelled attribute of a demo',
    page: 'demo-attribute',
    text: '<Demo name="core/account/BasicAccount" heigth={100} />',
    says: [
      '7:40  content/demo-attribute  a demo has no attribute "heigth" -> use one of name, height, width, title, description, preview, editable, toolbar, frame',
    ],
  },
  {
    input: 'a screenshot that is not there',
    page: 'missing-screenshot',
    text: '<Screenshot name="studio/editr" alt="The editor" />',
    says: [
      '7:13  content/missing-screenshot  the screenshot "studio/editr" lacks static/screenshots/studio/editr.light.1x.webp and static/screenshots/studio/editr.light.2x.webp and static/screenshots/studio/editr.dark.1x.webp and static/screenshots/studio/editr.dark.2x.webp -> did you mean "studio/editor"?',
    ],
  },
  {
    input: 'a tab in no tabs',
    page: 'lonely-tab',
    text: '<TabItem value="a" label="A">\n\nA sentence.\n\n</TabItem>',
    says: ['7:1  content/tabs  the <TabItem> is in no <Tabs> -> put it directly into a <Tabs>'],
  },
  {
    input: 'a first tab that is not there',
    page: 'first-tab',
    text: '<Tabs defaultValue="c">\n<TabItem value="a" label="A">\n\nA sentence.\n\n</TabItem>\n<TabItem value="b" label="B">\n\nA sentence.\n\n</TabItem>\n</Tabs>',
    says: ['7:7  content/tabs  no tab has the value "c" -> write one of a, b'],
  },
  {
    input: 'a misspelled attribute of a component',
    page: 'component-attribute',
    text: '<CardGrid>\n<Card titel="Account" href="/core/components/account/">\n\nA sentence.\n\n</Card>\n</CardGrid>',
    says: [
      '8:1  content/attribute  <Card> has no title -> add title="…"',
      '8:7  content/attribute  <Card> has no attribute "titel" -> did you mean "title"?',
    ],
  },
  {
    input: 'an attribute of a component that takes none',
    page: 'needless-attribute',
    text: '<CardGrid columns={2}>\n<Card title="Account" href="/core/components/account/">\n\nA sentence.\n\n</Card>\n</CardGrid>',
    says: ['7:11  content/attribute  <CardGrid> has no attribute "columns" -> leave it out'],
  },
  {
    input: 'an attribute of a tab that is none',
    page: 'tab-attribute',
    text: '<Tabs>\n<TabItem value="a" lable="A">\n\nA sentence.\n\n</TabItem>\n</Tabs>',
    says: ['8:20  content/attribute  <TabItem> has no attribute "lable" -> did you mean "label"?'],
  },
];
