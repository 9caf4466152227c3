import { body, testProblems } from '../fixtureSite';

describe('modules and demos', () => {
  testProblems([
    [
      'a module of the site',
      body("import Notes from '@site/src/components/Notes';\n\n<Notes />"),
      [
        'docs-core/introduction/overview.mdx:7:19  error content/missing-module  the imported module "@site/src/components/Notes" does not exist -> did you mean "@site/src/components/Note"?',
      ],
    ],
    [
      'a relative file',
      body("import Step from './_step.mdx';\n\n<Step />"),
      [
        'docs-core/introduction/overview.mdx:7:18  error content/missing-module  the imported module "./_step.mdx" does not exist -> did you mean "./_steps.mdx"?',
      ],
    ],
    [
      'a module of the theme',
      body("import Nope from '@theme/Nope';\n\n<Nope />"),
      [
        'docs-core/introduction/overview.mdx:7:18  error content/missing-module  the imported module "@theme/Nope" does not exist -> correct the path, or create the module',
      ],
    ],
    [
      'a module of Docusaurus',
      body("import Nope from '@docusaurus/Nope';\n\n<Nope />"),
      [
        'docs-core/introduction/overview.mdx:7:18  error content/missing-module  the imported module "@docusaurus/Nope" does not exist -> correct the path, or create the module',
      ],
    ],
    [
      'a package',
      body("import nope from 'no-such-package';\n\nText."),
      [
        'docs-core/introduction/overview.mdx:7:18  error content/missing-module  the imported module "no-such-package" does not exist -> correct the path, or create the module',
      ],
    ],
    [
      'an entry of a package',
      body("import Box from '@mui/material/Boxx';\n\n<Box />"),
      [
        'docs-core/introduction/overview.mdx:7:17  error content/missing-module  the imported module "@mui/material/Boxx" does not exist -> did you mean "@mui/material/Box"?',
      ],
    ],
    [
      'an export from a missing module',
      body("export { a } from './a';\n\nText."),
      [
        'docs-core/introduction/overview.mdx:7:19  error content/missing-module  the imported module "./a" does not exist -> correct the path, or create the module',
      ],
    ],
    [
      'nothing wrong: modules that exist',
      body(
        "import CodeBlock from '@theme/CodeBlock';\nimport Link from '@docusaurus/Link';\nimport clsx from 'clsx';\nimport picture from '@site/static/img/dashboard.svg';\n\n<CodeBlock />",
      ),
      [],
    ],
    [
      'a misspelled demo',
      (site) => site.replace('docs-core/components/account.mdx', 'BasicAccount', 'BasicAcount'),
      [
        'docs-core/components/account.mdx:11:7  error content/missing-demo  the demo "core/account/BasicAcount" does not exist -> did you mean "core/account/BasicAccount"? Otherwise write src/demos/core/account/BasicAcount.tsx',
      ],
    ],
    [
      'a missing demo',
      (site) =>
        site.replace(
          'docs-core/components/account.mdx',
          'core/account/BasicAccount',
          'core/crud/Orders',
        ),
      [
        'docs-core/components/account.mdx:11:7  error content/missing-demo  the demo "core/crud/Orders" does not exist -> write src/demos/core/crud/Orders.tsx',
      ],
    ],
    [
      'demos whose files have other names than demos',
      (site) => {
        site.write('src/demos/core/zz/lower.tsx', 'export default function Lower() {}\n');
        site.write('src/demos/core/zz/Js.jsx', 'export default function Js() {}\n');
        body('<Demo name="core/zz/lower" />\n\n<Demo name="core/zz/Js" />')(site);
      },
      [
        'docs-core/introduction/overview.mdx:7:7  error content/missing-demo  src/demos/core/zz/lower.tsx is no demo: their names begin with a capital and end in .tsx -> rename it to Lower.tsx, and write "core/zz/Lower"',
        'docs-core/introduction/overview.mdx:9:7  error content/missing-demo  src/demos/core/zz/Js.jsx is no demo: their names begin with a capital and end in .tsx -> rename it to Js.tsx',
      ],
    ],
    [
      'a demo without a name',
      body('<Demo />'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/missing-demo  the demo has no name -> add name="…", the path below src/demos without extension, as plain text',
      ],
    ],
    [
      'a demo with a computed name',
      body("export const name = 'x';\n\n<Demo name={name} />"),
      [
        'docs-core/introduction/overview.mdx:9:1  error content/missing-demo  the demo has no name -> add name="…", the path below src/demos without extension, as plain text',
      ],
    ],
    ['nothing wrong: a name in braces', body("<Demo name={'core/account/BasicAccount'} />"), []],
  ]);
});
