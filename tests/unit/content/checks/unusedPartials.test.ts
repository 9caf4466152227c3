import { testProblems } from '../fixtureSite';

const partial = 'A sentence.\n';
const fix = 'import it into a page, delete it, or, if it is a page, remove the _ from its path';
const unread = (file: string): string =>
  `${file}:1:1  error content/unread-file  no page includes the file -> ${fix}`;

describe('partials', () => {
  testProblems([
    [
      'that nothing includes',
      (site) => site.write('docs-core/introduction/_more.mdx', partial),
      [unread('docs-core/introduction/_more.mdx')],
    ],
    [
      'that only such a partial includes',
      (site) => {
        site.write('docs-core/introduction/_more.mdx', "import A from './_a.mdx';\n\n<A />\n");
        site.write('docs-core/introduction/_a.mdx', partial);
      },
      [unread('docs-core/introduction/_a.mdx'), unread('docs-core/introduction/_more.mdx')],
    ],
    [
      'that another partial includes, and a React page',
      (site) => {
        site.append('docs-core/introduction/_steps.mdx', "\nimport A from './_a.mdx';\n\n<A />\n");
        site.write('docs-core/introduction/_a.mdx', partial);
        site.write('docs-core/introduction/_b.mdx', partial);
        site.write(
          'src/pages/more.tsx',
          "export { default } from '@site/docs-core/introduction/_b.mdx';\n",
        );
      },
      [],
    ],
    [
      'of which nobody knows while a page can not be read',
      (site) => {
        site.write('docs-core/introduction/_more.mdx', partial);
        site.append('docs-core/introduction/tutorial.mdx', '\n{oops\n');
      },
      [
        'docs-core/introduction/tutorial.mdx:38:1  error content/mdx-syntax  { starts JavaScript in MDX, and the } that ends it is missing -> write \\{ for the character, or put the text into backticks',
      ],
    ],
  ]);
});
