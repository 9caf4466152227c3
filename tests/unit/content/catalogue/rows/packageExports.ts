import type { Row } from '../types';

const demo = 'src/demos/core/account/BasicAccount.tsx';

/** Rows about names that packages do not export. */
export const packageExportRows: readonly Row[] = [
  {
    input: 'an import of a misspelled component of a package',
    page: 'package-name',
    text: "import { Boxx } from '@mui/material';\n\n<Boxx>One</Boxx>",
    says: [
      '7:22  content/missing-export  "@mui/material" has no export "Boxx" -> did you mean "Box"?',
    ],
  },
  {
    input: 'samples that import what their packages do not have',
    page: 'package-sample',
    text: [
      '```tsx',
      "import { Acount as Account, type AccountProps } from '@toolpad/core/Account';",
      '```',
      '',
      '- In a list:',
      '',
      '  ```ts',
      '  import {',
      '    createTheme,',
      '    // the hook',
      '    useTheem,',
      "  } from '@mui/material/styles';",
      '  ```',
    ].join('\n'),
    says: [
      '8:10  content/missing-export  "@toolpad/core/Account" has no export "Acount" -> did you mean "Account"?',
      '17:5  content/missing-export  "@mui/material/styles" has no export "useTheem" -> did you mean "useTheme"?',
    ],
  },
  {
    input: 'samples that import entries and packages that there are not',
    page: 'sample-entry',
    text: [
      '```tsx',
      "import { Account } from '@toolpad/core/Acount';",
      "import '@toolpad/studio/sever';",
      "import Zzz from '@mui/material/Zzzzzzzzzzzz';",
      "import { useTheme } from '@mui/mateial/styles';",
      '```',
    ].join('\n'),
    says: [
      '8:26  content/missing-module  the package @toolpad/core has no entry "@toolpad/core/Acount" -> did you mean "@toolpad/core/Account"?',
      '9:9  content/missing-module  the package @toolpad/studio has no entry "@toolpad/studio/sever" -> did you mean "@toolpad/studio/server"?',
      '10:18  content/missing-module  the package @mui/material has no entry "@mui/material/Zzzzzzzzzzzz" -> correct its name, as the documentation of the package has it',
      '11:27  content/package-name  the package "@mui/mateial" is none that the site knows -> did you mean @mui/material?',
    ],
  },
  {
    input: 'a demo that imports what its packages do not have',
    edit: (site) =>
      site.write(
        demo,
        [
          "import { useSate, type FC } from 'react';",
          "import Account from '@toolpad/core/Account';",
          "import { Button, buttonClasses, zzz } from '@mui/material/Button';",
          '',
          'export default function BasicAccount() {',
          '  return <Account />;',
          '}',
          '',
        ].join('\n'),
      ),
    says: [
      `${demo}:1:10  content/missing-export  "react" has no export "useSate" -> did you mean "useState"?`,
      `${demo}:2:8  content/missing-export  "@toolpad/core/Account" has no default export -> import { Account }, with braces`,
      `${demo}:3:10  content/missing-export  "@mui/material/Button" has no export "Button" -> import Button without braces`,
      `${demo}:3:33  content/missing-export  "@mui/material/Button" has no export "zzz" -> look its name up in what the package documents`,
    ],
  },
];
