import { body, testProblems } from '../fixtureSite';
import { linesAfter, zhOverview } from '../translations/translatedSite';

const demo = 'src/demos/core/account/BasicAccount.tsx';

/** What is right, and looks like what is not. The catalogue has the mistakes. */
describe('names that packages export', () => {
  const page = (...lines: string[]): ReturnType<typeof body> => body(lines.join('\n'));

  testProblems([
    [
      'components, types, and what their entry hands on',
      page(
        "import { Box, styled } from '@mui/material';",
        "import { useState, Fragment } from 'react';",
        '',
        '<Box><Fragment>{typeof styled + typeof useState}</Fragment></Box>',
      ),
      [],
    ],
    [
      'a default of a module that is one value, and names of another one that is',
      page(
        "import clsx from 'clsx';",
        "import React, { Fragment } from 'react';",
        '',
        '<Fragment><React.Fragment>{clsx("One.")}</React.Fragment></Fragment>',
      ),
      [],
    ],
    [
      'a sample with a line that is taken out',
      page(
        '```tsx',
        '// removed-next-line',
        "import { Gone } from '@toolpad/core';",
        "import { Account } from '@toolpad/core';",
        '```',
      ),
      [],
    ],
    [
      'a sample of a package that the pages are not about, and of one that nobody knows',
      page(
        '```ts',
        "import { oldName } from 'react-router';",
        "import { any } from '@mui/no-such-package';",
        "import { mine } from './mine';",
        '```',
        '',
        '```text',
        "import { Gone } from '@toolpad/core';",
        '```',
      ),
      [],
    ],
    [
      'a demo with types, and with names of its own for what it imports',
      (site) =>
        site.write(
          demo,
          [
            "import { type FC, useState as useValue } from 'react';",
            "import { Account as Menu, type AccountProps } from '@toolpad/core/Account';",
            "import Button from '@mui/material/Button';",
            '',
            'export default function BasicAccount() {',
            '  return <Menu />;',
            '}',
            '',
          ].join('\n'),
        ),
      [],
    ],
  ]);
});

test('a page of another language imports what it needs itself', async () => {
  const lines = await linesAfter((site) =>
    site.append(zhOverview, "\nimport { useSate } from 'react';\n\n{typeof useSate}\n"),
  );
  expect(lines.filter((line) => line.includes('content/missing-export'))).toEqual([
    expect.stringMatching(
      /overview\.mdx:\d+:25 {2}error content\/missing-export {2}"react" has no export "useSate" -> did you mean "useState"\?$/,
    ),
  ]);
});
