import { body, testProblems } from '../fixtureSite';

const demo = 'src/demos/core/account/BasicAccount.tsx';
const start = 'export default function BasicAccount() {\n  return <button>Sign in</button>;\n}\n';

describe('demos', () => {
  testProblems([
    [
      'no default export',
      (site) => site.write(demo, start.replace('default ', '')),
      [
        `${demo}:1:1  error content/demo  a demo without a default export -> export its component by "export default function …"`,
      ],
    ],
    [
      'half a preview',
      (site) => site.write(demo, `// preview-start\n${start}`),
      [
        `${demo}:1:1  error content/demo  preview-start without preview-end -> add the end below it, or remove the start`,
      ],
    ],
    [
      'an import that leads nowhere',
      (site) => site.write(demo, `import { a } from './gone';\n\n${start}`),
      [
        `${demo}:1:20  error content/demo  the module "./gone" does not exist -> write src/demos/core/account/gone.ts or src/demos/core/account/gone.tsx, or correct the path`,
      ],
    ],
    [
      'an import of a whole package',
      (site) => site.write(demo, `import { Account } from '@toolpad/core';\n\n${start}`),
      [
        `${demo}:1:26  error content/demo  "@toolpad/core" brings the whole package along -> import from an entry such as "@toolpad/core/…", one for each component`,
      ],
    ],
    [
      'a package that the demos do not have',
      (site) => {
        site.write('src/demos/package.json', '{ "dependencies": { "react": "19.3.1" } }');
        site.write(demo, `import 'react';\nimport 'left-pad';\n\n${start}`);
      },
      [
        `${demo}:2:9  error content/demo  "left-pad" is no dependency of src/demos/package.json -> use one of its packages, or add it with its exact version`,
      ],
    ],
    [
      'stylings that are not complete',
      (site) => site.write('src/demos/core/account/BasicAccount.css.tsx', start),
      [
        'src/demos/core/account/BasicAccount.css.tsx:1:1  error content/demo  the demo has stylings, but lacks tailwind -> write src/demos/core/account/BasicAccount.tailwind.tsx, or remove the others',
      ],
    ],
    [
      'a mistake in a helper that two stylings share, told once',
      (site) => {
        site.write('src/demos/core/account/helper.ts', '// preview-end\n');
        for (const styling of ['', '.css', '.tailwind']) {
          site.write(
            `src/demos/core/account/BasicAccount${styling}.tsx`,
            `import './helper';\n\n${start}`,
          );
        }
      },
      [
        'src/demos/core/account/helper.ts:1:1  error content/demo  preview-end without preview-start -> add the start above it, or remove the end',
      ],
    ],
    [
      'attributes',
      body('<Demo name="core/account/BasicAccount" hight={300} height="300" preview="2-4" />'),
      [
        'docs-core/introduction/overview.mdx:7:40  error content/demo-attribute  a demo has no attribute "hight" -> use one of name, height, width, title, description, preview, editable, toolbar, frame',
        'docs-core/introduction/overview.mdx:7:52  error content/demo-attribute  "height" of a demo is no number of pixels from 40 to 4000 -> write height={400}',
        'docs-core/introduction/overview.mdx:7:65  error content/demo-attribute  "preview" of a demo is not "none" -> mark the lines in the demo by // preview-start and // preview-end, or write preview="none"',
      ],
    ],
    [
      'nothing wrong: all attributes',
      body(
        '<Demo name="core/account/BasicAccount" height={300} width={900} title="A" description="B" preview="none" editable={false} toolbar={false} frame />',
      ),
      [],
    ],
  ]);
});
