import type { PageRow } from '../types';

/** Rows about what other tools and languages write between braces, in tags, and around statements. */
export const bracesAndTagsRows: readonly PageRow[] = [
  {
    input: 'a comment between attributes',
    page: 'comment-in-tag',
    text: '<CardGrid>\n<Card {/* x */} title="a" href="/core/">A</Card>\n</CardGrid>\n\n<Demo // x\n  name="core/account/BasicAccount" />',
    says: [
      '8:7  content/mdx-syntax  a comment has no place among attributes -> write it above the tag, or remove it',
      '11:7  content/mdx-syntax  a comment has no place among attributes -> write it above the tag, or remove it',
    ],
  },
  {
    input: 'attributes with slips',
    page: 'attribute-slips',
    text: '<Card title={} />\n\n<Card {title} />\n\n<Card title=x/>\n\n<Card title="a", href="b" />\n\n<Card title: "a" />',
    says: [
      '7:13  content/mdx-syntax  the braces hold no value for the attribute -> write one, or leave the attribute out',
      '9:7  content/mdx-syntax  {title} is no attribute without a name -> write title={title}',
      '11:13  content/mdx-syntax  the value of title has no quotes -> write title="x"',
      '13:16  content/mdx-syntax  a comma stands between attributes -> write a space alone',
      '15:14  content/mdx-syntax  a colon stands between the name and the value of an attribute -> write title="…"',
    ],
  },
  {
    input: 'a closing tag of an element without end',
    page: 'closing-break',
    text: 'One</br>and another.',
    says: ['7:4  content/mdx-syntax  </br> ends an element that has no end -> write <br />'],
  },
  {
    input: 'shortcodes of Hugo',
    page: 'hugo-note',
    text: '{{< note >}}\nA sentence.\n{{< /note >}}\n\n{{% highlight js %}}',
    says: [
      '7:1  content/mdx-syntax  "note" between such braces is a shortcode of Hugo, which pages do not have -> write :::note above the text, and ::: below it',
      '9:1  content/mdx-syntax  "/note" between such braces is a shortcode of Hugo, which pages do not have -> write :::',
      '11:1  content/mdx-syntax  "highlight" between such braces is a shortcode of Hugo, which pages do not have -> write three backticks above the code and below it',
    ],
  },
  {
    input: 'tags of Liquid',
    page: 'liquid-hint',
    text: '{% hint style="warning" %}\nA sentence.\n{% endhint %}\n\n{% tabs %}\n\n{% raw %}',
    says: [
      '7:1  content/mdx-syntax  "hint" between such braces is a tag of Liquid, which pages do not have -> write :::warning above the text, and ::: below it',
      '9:1  content/mdx-syntax  "endhint" between such braces is a tag of Liquid, which pages do not have -> write :::',
      '11:1  content/mdx-syntax  "tabs" between such braces is a tag of Liquid, which pages do not have -> write <Tabs> with a <TabItem value="…" label="…"> for each tab',
      '13:1  content/mdx-syntax  "raw" between such braces is a tag of Liquid, which pages do not have -> write what it stands for in Markdown, or \\{ for the character',
    ],
  },
  {
    input: 'attributes of kramdown',
    page: 'kramdown',
    text: 'A sentence.\n{: .note }\n\n{:toc}',
    says: [
      '8:1  content/mdx-syntax  Markdown has no attributes in braces -> remove it, as only elements such as <Card …> have attributes',
      '10:1  content/mdx-syntax  Markdown has no attributes in braces -> delete it: the page has its contents beside the text',
    ],
  },
  {
    input: 'comments that are none of MDX',
    page: 'other-comments',
    text: '{* x *}\n\nA sentence. {// x}\n\n{!-- x --}\n\n{# x #}',
    says: [
      '7:1  content/mdx-syntax  this is no comment of MDX -> write {/* … */}',
      '9:13  content/mdx-syntax  this is no comment of MDX -> write {/* … */}',
      '11:1  content/mdx-syntax  this is no comment of MDX -> write {/* … */}',
      '13:1  content/mdx-syntax  this is no comment of MDX -> write {/* … */}',
    ],
  },
  {
    input: 'an import right above a text',
    page: 'import-above-text',
    text: "import { Note } from '@site/src/components/Note';\nA sentence.",
    says: [
      '8:1  content/mdx-syntax  no empty line is above the text, so it is read as a part of the statement -> write an empty line above it',
    ],
  },
  {
    input: 'an import right above an element',
    page: 'import-above-element',
    text: "import { Note } from '@site/src/components/Note';\n<Note />",
    says: [
      '8:1  content/mdx-syntax  no empty line is above the text, so it is read as a part of the statement -> write an empty line above it',
    ],
  },
  {
    input: 'an export right above a heading',
    page: 'export-above-heading',
    text: 'export const one = {\n  a: 1,\n};\n## A heading {/* #a-heading */}',
    says: [
      '10:1  content/mdx-syntax  no empty line is above the text, so it is read as a part of the statement -> write an empty line above it',
    ],
  },
];
