import type { EditRow } from '../types';

/** Rows about the modules of demos. */
export const demoRows: readonly EditRow[] = [
  {
    input: 'a demo without default export',
    edit: (site) =>
      site.write(
        'src/demos/core/account/NoDefault.tsx',
        'export function NoDefault() {\n  return null;\n}\n',
      ),
    says: [
      'src/demos/core/account/NoDefault.tsx:1:1  content/demo  a demo without a default export -> export its component by "export default function …"',
    ],
  },
  {
    input: 'a demo that imports what is not there',
    edit: (site) =>
      site.write(
        'src/demos/core/account/Missing.tsx',
        "import { x } from './nowhere';\n\nexport default function Missing() {\n  return x;\n}\n",
      ),
    says: [
      'src/demos/core/account/Missing.tsx:1:20  content/demo  the module "./nowhere" does not exist -> write src/demos/core/account/nowhere.ts or src/demos/core/account/nowhere.tsx, or correct the path',
    ],
  },
  {
    input: 'a demo that imports a file of the site',
    edit: (site) => {
      site.write('src/site.ts', 'export const title = 1;\n');
      site.write(
        'src/demos/core/account/Outside.tsx',
        "import { title } from '../../../site';\nexport default function Outside() {\n  return title;\n}\n",
      );
    },
    says: [
      'src/demos/core/account/Outside.tsx:1:24  content/demo  the import leads out of src/demos -> move what the demo needs beside it: readers get its files as a project',
    ],
  },
  {
    input: 'a demo that is not UTF-8',
    edit: (site) =>
      site.write(
        'src/demos/core/account/Latin.tsx',
        Buffer.from('export default function Latin() {\n  return <p>caf\xe9</p>;\n}\n', 'latin1'),
      ),
    says: [
      'src/demos/core/account/Latin.tsx:2:16  content/encoding  the file is not UTF-8 -> save it as UTF-8',
    ],
  },
  {
    input: 'a demo that throws whenever it is drawn, and uses what it has not imported',
    edit: (site) =>
      site.write(
        'src/demos/core/account/Throws.tsx',
        [
          'export default function Throws() {',
          '  const [isOpen] = useState(false);',
          '  if (isOpen) throw new Error();',
          '  void (<Acount open={isOpen as boolean} />);',
          "  throw new Error('Nothing is drawn.');",
          '}',
          '',
        ].join('\n'),
      ),
    says: [
      'src/demos/core/account/Throws.tsx:2:20  content/demo-syntax  "useState" is neither imported nor declared -> add import { useState } from \'react\', or to the names that are imported from there',
      'src/demos/core/account/Throws.tsx:4:10  content/demo-syntax  "Acount" is neither imported nor declared -> import it, or correct the name',
      'src/demos/core/account/Throws.tsx:5:3  content/demo-syntax  the demo throws whenever it is drawn -> remove the throw, or put it under a condition',
    ],
  },
  {
    input: 'a demo with two default exports',
    edit: (site) =>
      site.write(
        'src/demos/core/account/Twice.tsx',
        'export default () => null;\nexport default function Twice() {\n  return null;\n}\n',
      ),
    says: [
      'src/demos/core/account/Twice.tsx:2:1  content/demo-syntax  the demo has a second default export -> remove export default from one of the two',
    ],
  },
  {
    input: 'a demo that is no TypeScript',
    edit: (site) =>
      site.write(
        'src/demos/core/account/Broken.tsx',
        'export default function Broken() {\n  return <div>;\n}\n',
      ),
    says: [
      "src/demos/core/account/Broken.tsx:2:11  content/demo-syntax  the demo is not valid TypeScript: JSX element 'div' has no corresponding closing tag. -> correct the syntax",
    ],
  },
  {
    input: 'half a pair of marks in a demo',
    edit: (site) =>
      site.write(
        'src/demos/core/account/Marks.tsx',
        'export default function Marks() {\n  // preview-start\n  return null;\n}\n',
      ),
    says: [
      'src/demos/core/account/Marks.tsx:2:1  content/demo  preview-start without preview-end -> add the end below it, or remove the start',
    ],
  },
  {
    input: 'one of three stylings',
    edit: (site) =>
      site.write(
        'src/demos/core/account/Styled.css.tsx',
        'export default function Styled() {\n  return null;\n}\n',
      ),
    says: [
      'src/demos/core/account/Styled.css.tsx:1:1  content/demo  the demo has stylings, but lacks system and tailwind -> write src/demos/core/account/Styled.tsx and src/demos/core/account/Styled.tailwind.tsx, or remove the others',
    ],
  },
  {
    input: 'a demo that imports an entry which the package does not have',
    edit: (site) =>
      site.write(
        'src/demos/core/cases/Entry.tsx',
        "import Button from '@mui/material/Buttton';\n\nexport default function Entry() {\n  return <Button />;\n}\n",
      ),
    says: [
      'src/demos/core/cases/Entry.tsx:1:21  content/demo  the package @mui/material has no entry "@mui/material/Buttton" -> did you mean "@mui/material/Button"?',
    ],
  },
];
