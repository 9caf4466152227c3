import type { PageRow } from '../types';

const steps = '../introduction/_steps.mdx';

/** Rows about files that pages import. */
export const partialRows: readonly PageRow[] = [
  {
    input: 'an included file without its ending',
    page: 'partial-ending',
    text: 'import Steps from "../introduction/_steps";\n\n<Steps />',
    says: [
      `7:19  content/missing-module  the ending of the imported file "../introduction/_steps" is missing -> write "${steps}"`,
    ],
  },
  {
    input: 'an included file in braces',
    page: 'partial-braces',
    text: `import { Steps } from "${steps}";\n\n<Steps />`,
    says: [
      '7:23  content/missing-export  docs-core/introduction/_steps.mdx has no export "Steps" -> import Steps without braces, which stands for the text of the file',
    ],
  },
  {
    input: 'an included file that the page never shows',
    page: 'partial-unused',
    text: `import Steps from "${steps}";\n\nOne.`,
    says: [
      '7:8  content/unused-import  nothing on the page uses "Steps", so the text of the file is missing -> write <Steps /> where it is to be shown, or remove the import',
    ],
  },
  {
    input: 'a file with a heading, included twice',
    page: 'partial-twice',
    text: `import Steps from "${steps}";\n\n## All {/* #all */}\n\n<Steps />\n\n<Steps />`,
    says: [
      '13:1  content/duplicate-id  <Steps> brings the id "file-details", which is already that of line 11 -> give one of the two another id, or include the file once',
    ],
  },
  {
    input: 'a file with an id of the page',
    page: 'partial-id',
    text: `import Steps from "${steps}";\n\n## All {/* #file-details */}\n\n<Steps />`,
    says: [
      '11:1  content/duplicate-id  <Steps> brings the id "file-details", which is already that of line 9 -> give one of the two another id, or include the file once',
    ],
  },
  {
    input: 'an imported demo',
    page: 'partial-demo',
    text: 'import Basic from "@site/src/demos/core/account/BasicAccount";\n\n<Basic />',
    says: [
      '7:19  content/demo-import  a page loads an imported demo with all that it needs -> show it by <Demo name="core/account/BasicAccount" />, and remove the import',
    ],
  },
];
