import type { PageRow } from '../types';

/** Rows about single mistakes of JSX and JavaScript, one on a page. */
export const mdxSyntaxRows: readonly PageRow[] = [
  {
    input: 'a brace in prose',
    page: 'a-brace-in-prose',
    text: 'Write {a name} here.',
    says: [
      '7:9  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
    ],
  },
  {
    input: 'a brace without an end',
    page: 'a-brace-without-an-end',
    text: 'Write { here.\n\nMore.',
    says: [
      '7:7  content/mdx-syntax  { starts JavaScript in MDX, and the } that ends it is missing -> write \\{ for the character, or put the text into backticks',
    ],
  },
  {
    input: 'a heading id in the old syntax',
    page: 'a-heading-id-in-the-old-syntax',
    text: '## Start {#head}',
    says: [
      '7:10  content/mdx-syntax  the id of a heading stands in a comment -> write {/* #head */}',
    ],
  },
  {
    input: 'a document of HTML',
    page: 'html-document',
    text: '<!doctype html>\n<p>A sentence.</p>',
    says: [
      '7:1  content/mdx-syntax  the page is written in HTML, of which MDX has no documents -> write the text of its <body> as Markdown, below front matter',
    ],
  },
  {
    input: 'a less-than sign in prose',
    page: 'a-less-than-sign-in-prose',
    text: 'A value <5 is low.',
    says: [
      '7:9  content/mdx-syntax  < starts a tag in MDX, and what follows is no name -> write \\< for the character, or put the text into backticks',
    ],
  },
  {
    input: 'a less-than sign, and what the parser refuses on another line',
    page: 'less-than-and-hidden-character',
    text: '<\uFEFF\n\n=5 is low.',
    says: [
      '7:1  content/mdx-syntax  < starts a tag in MDX, and what follows is no name -> write \\< for the character, or put the text into backticks',
      '7:2  content/hidden-character  an invisible character (U+FEFF) -> delete it; it often comes along with pasted text',
    ],
  },
  {
    input: 'a mail address in angle brackets',
    page: 'a-mail-address-in-angle-brackets',
    text: 'Write to <a@b.c>.',
    says: ['7:10  content/mdx-syntax  MDX has no links in angle brackets -> write [text](address)'],
  },
  {
    input: 'a tag that is never closed',
    page: 'a-tag-that-is-never-closed',
    text: '<CardGrid>\n\nText.',
    says: [
      '7:1  content/mdx-syntax  <CardGrid> is never closed -> close the tag in the same block, or write \\< if it is no tag',
    ],
  },
  {
    input: 'a tag that is closed in another paragraph',
    page: 'closed-in-another-paragraph',
    text: 'Text <b>bold.\n\nMore.</b>',
    says: [
      '7:6  content/mdx-syntax  <b> is never closed -> close the tag in the same block, or write \\< if it is no tag',
    ],
  },
  {
    input: 'a type argument in prose',
    page: 'a-type-argument-in-prose',
    text: 'An Array<string> is a list.',
    says: [
      '7:9  content/mdx-syntax  <string> is never closed -> close the tag in the same block, or write \\< if it is no tag',
    ],
  },
  {
    input: 'another closing tag',
    page: 'another-closing-tag',
    text: '<CardGrid>\n\nText.\n\n</Card>',
    says: [
      '11:1  content/mdx-syntax  the closing tag </Card> has no opening tag -> close <CardGrid> first',
    ],
  },
  {
    input: 'a tag without an end',
    page: 'a-tag-without-an-end',
    text: 'A <b>word</b>.\n\n<Card title="Start>\n\nAnother <b>word</b>.',
    says: ['9:1  content/mdx-syntax  the tag that starts here has no end -> end it with > or />'],
  },
  {
    input: 'a paragraph that starts with import',
    page: 'a-paragraph-that-starts-with-import',
    text: 'import goods from abroad\n\nMore.',
    says: [
      '7:1  content/mdx-syntax  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word',
    ],
  },
  {
    input: 'an invalid export',
    page: 'an-invalid-export',
    text: 'export const a = ;\n',
    says: [
      '7:1  content/mdx-syntax  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word',
    ],
  },
  {
    input: 'an invalid spread',
    page: 'an-invalid-spread',
    text: '<Card {...a b} />',
    says: [
      '7:13  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
    ],
  },
  {
    input: 'comments without their end',
    page: 'comment-without-end',
    text: 'A sentence.\n\n{/* One }\n\nTwo {/* three.\n\n## Four {/* #four *}\n\n{/* Five */\n\n{Six y}',
    says: [
      '9:1  content/mdx-syntax  the comment that starts here has no end -> close it with */}',
      '11:5  content/mdx-syntax  the comment that starts here has no end -> close it with */}',
      '13:9  content/mdx-syntax  the comment that starts here has no end -> close it with */}',
      '15:1  content/mdx-syntax  the comment that starts here has no end -> close it with */}',
      '17:6  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
    ],
  },
  {
    input: 'a comment that goes on up to the end of another',
    page: 'comment-around-another',
    text: '{/* One\n\n## Two {/* #two */}\n\nSee [this](#two), {/* three {/* four */}.',
    says: [
      '7:1  content/mdx-syntax  the comment that starts here has no end before another one starts -> close it with */}, as a comment can not hold another',
      '11:19  content/mdx-syntax  the comment that starts here has no end before another one starts -> close it with */}, as a comment can not hold another',
    ],
  },
  {
    input: 'a comment without its asterisks',
    page: 'comment-without-asterisks',
    text: 'A sentence.\n\n{/ One /}',
    says: [
      '9:1  content/expression  the braces hold a pattern, which can not be shown -> write {/* … */} for a comment, or \\{ if braces are meant as text',
    ],
  },
];
