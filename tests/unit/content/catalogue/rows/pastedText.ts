import type { PageRow } from '../types';

/** Rows about what is pasted along with text of assistants and other tools. */
export const pastedTextRows: readonly PageRow[] = [
  {
    input: 'sentences of an assistant',
    page: 'assistant-sentences',
    text: 'Certainly! Here is the page that you asked for.\n\nA sentence.\n\nI hope this helps!',
    says: [
      '7:1  content/stray-markup  "Certainly! Here" is left of the answer of an assistant -> remove the sentence',
      '11:1  content/stray-markup  "I hope this helps" is left of the answer of an assistant -> remove the sentence',
    ],
  },
  {
    input: 'citations of an assistant',
    page: 'assistant-citations',
    text: 'One【4†source】.\n\nTwo [cite: 1, 2].\n\nThree turn0search1.',
    says: [
      '7:4  content/stray-markup  "【4†source】" is left of the answer of an assistant -> remove it, or link to the source',
      '9:5  content/stray-markup  "[cite: 1, 2]" is left of the answer of an assistant -> remove it, or link to the source',
      '11:7  content/stray-markup  "turn0search1" is left of the answer of an assistant -> remove it, or link to the source',
    ],
  },
  {
    input: 'words that stand for others',
    page: 'placeholders',
    text: 'See [INSERT LINK HERE].\n\nTK\n\n???',
    says: [
      '7:5  content/stray-markup  [INSERT LINK HERE] stands for what is still to be written -> write it in place of this text',
      '9:1  content/unfinished  still to be written: TK -> write it in place of this text',
      '11:1  content/unfinished  still to be written: ??? -> write it in place of this text',
    ],
  },
  {
    input: 'notes as components of other tools',
    page: 'component-callouts',
    text: '<Callout>\n\nOne.\n\n</Callout>\n\n<Tip>\n\nTwo.\n\n</Tip>',
    says: [
      '7:1  content/unknown-component  unknown component <Callout> -> write :::note above its text, and ::: below it',
      '13:1  content/unknown-component  unknown component <Tip> -> write :::tip above its text, and ::: below it',
    ],
  },
  {
    input: 'other components of other tools',
    page: 'component-others',
    text: '<Accordion title="One">\n\nOne.\n\n</Accordion>\n\n<Link to="/core/">Two</Link>',
    says: [
      '7:1  content/unknown-component  unknown component <Accordion> -> write <details> with <summary>the title</summary>, and </details> below its text',
      '13:1  content/unknown-component  unknown component <Link> -> write [text](address)',
    ],
  },
];
