import { testProblems } from '../fixtureSite';

const list = 'src/content/mdxComponents.ts';
const theme = 'src/theme/MDXComponents/index.tsx';

const note = 'export function Note() {\n  return null;\n}\n';

describe('modules of components that pages get without an import', () => {
  testProblems([
    [
      'one that is not there, and one without the export',
      (site) => {
        site.write('src/components/Hint/index.tsx', note);
        site.write(
          list,
          "export const authorComponents = {\n  Tabs: { module: '@theme/Tabs', isDefault: true },\n  Hint: { module: '@site/src/components/Hint' },\n  Notes: { module: '@site/src/components/Hintt' },\n};\n",
        );
      },
      [
        `${list}:3:20  error content/missing-export  src/components/Hint/index.tsx has no export "Hint" -> export it there, or import another name`,
        `${list}:4:21  error content/missing-module  the imported module "@site/src/components/Hintt" does not exist -> did you mean "@site/src/components/Hint"?`,
      ],
    ],
    [
      'one that the theme registers',
      (site) =>
        site.write(
          theme,
          "import MDXComponents from '@theme-original/MDXComponents';\nimport { CodeBlock } from '@site/src/components/Nowhere';\n\nexport default { ...MDXComponents, CodeBlock };\n",
        ),
      [
        `${theme}:2:28  error content/missing-module  the imported module "@site/src/components/Nowhere" does not exist -> correct the path, or create the module`,
      ],
    ],
  ]);
});
