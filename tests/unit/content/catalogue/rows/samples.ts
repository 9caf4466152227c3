import type { PageRow } from '../types';

/** Rows about samples of data and commands, and the marks of their lines. */
export const sampleRows: readonly PageRow[] = [
  {
    input: 'JSON with a comma behind its last entry',
    page: 'json-comma',
    text: '```json\n{ "a": 1, }\n```',
    says: [
      '8:11  content/data-sample  the sample is not valid JSON here -> correct the syntax: double quotes, a comma between entries and none behind the last; or name the language "text"',
    ],
  },
  {
    input: 'CSS without the end of a rule',
    page: 'css-open',
    text: '```css\n.a {\n  color: red;\n```',
    says: [
      '8:1  content/code-block  the sample is not valid CSS: Unclosed block -> add the } that is missing; or name the language "text"',
    ],
  },
  {
    input: 'CSS without a colon',
    page: 'css-colon',
    text: '```css\n.a {\n  color red;\n}\n```',
    says: [
      '9:3  content/code-block  the sample is not valid CSS: Unknown word color -> write each declaration as "property: value;"; or name the language "text"',
    ],
  },
  {
    input: 'CSS without a semicolon',
    page: 'css-semicolon',
    text: '```css\n.a {\n  color: red\n  margin: 0;\n}\n```',
    says: [
      '9:13  content/code-block  the sample is not valid CSS: Missed semicolon -> end the declaration with a semicolon; or name the language "text"',
    ],
  },
  {
    input: 'JSON in single quotes',
    page: 'json-single',
    text: "```json\n{ 'a': 1 }\n```",
    says: [
      '8:3  content/data-sample  the sample is not valid JSON here -> correct the syntax: double quotes, a comma between entries and none behind the last; or name the language "text"',
    ],
  },
  {
    input: 'JSON in typographic quotes',
    page: 'json-quotes',
    text: '```json\n{\n  “a”: 1\n}\n```',
    says: [
      '9:3  content/data-sample  the sample is not valid JSON here -> correct the syntax: double quotes, a comma between entries and none behind the last; or name the language "text"',
    ],
  },
  {
    input: 'JSON with three dots',
    page: 'json-dots',
    text: '```json title="package.json"\n{ "a": 1, ... }\n```',
    says: [
      '8:11  content/data-sample  the sample is not valid JSON here -> correct the syntax: double quotes, a comma between entries and none behind the last; or name the language "text"',
    ],
  },
  {
    input: 'JSON without its end',
    page: 'json-cut',
    text: '```json\n{ "a": 1\n```',
    says: [
      '8:9  content/data-sample  the sample ends too early to be JSON -> correct the syntax: double quotes, a comma between entries and none behind the last; or name the language "text"',
    ],
  },
  {
    input: 'JSON that is wrong beside a marked line',
    page: 'json-marks',
    text: '```json\n{\n// highlight-next-line\n"a": 1,\n}\n```',
    says: [
      '11:1  content/data-sample  the sample is not valid JSON here -> correct the syntax: double quotes, a comma between entries and none behind the last; or name the language "text"',
    ],
  },
  {
    input: 'JSON with a key twice',
    page: 'json-dup',
    text: '```json\n{ "a": 1, "b": { "a": 2, "a": 3 } }\n```',
    says: [
      '8:26  content/data-sample  "a" stands in this object already, and only the later one counts -> remove one of the two',
    ],
  },
  {
    input: 'YAML with a tab',
    page: 'yaml-tab',
    text: '```yaml\na:\n	- b\n```',
    says: [
      '9:1  content/data-sample  the sample is not valid YAML: Tabs are not allowed as indentation -> write spaces in front of the line',
    ],
  },
  {
    input: 'YAML with a key twice',
    page: 'yaml-dup',
    text: '```yaml\na: 1\na: 2\n```',
    says: [
      '9:1  content/data-sample  the sample is not valid YAML: Map keys must be unique -> remove one of the two keys, or give it another name',
    ],
  },
  {
    input: 'YAML with two colons',
    page: 'yaml-bad',
    text: '```yaml\na: b: c\n```',
    says: [
      '8:4  content/data-sample  the sample is not valid YAML: Nested mappings are not allowed in compact mappings -> write one "key: value" a line, and quotes around a value with a colon',
    ],
  },
  {
    input: 'YAML in a list, with two colons',
    page: 'yaml-list',
    text: '1. A\n\n   ```yaml\n   a: 1\n   b: c: d\n   ```',
    says: [
      '11:7  content/data-sample  the sample is not valid YAML: Nested mappings are not allowed in compact mappings -> write one "key: value" a line, and quotes around a value with a colon',
    ],
  },
  {
    input: 'a command of Yarn for all package managers',
    page: 'n2y-yarn',
    text: '```bash npm2yarn\nyarn add react\n```',
    says: [
      '8:1  content/command-sample  the command is not in the form of npm, of which the other tabs are made -> write it with npm or npx',
    ],
  },
  {
    input: 'a second command, of pnpm',
    page: 'n2y-pnpm',
    text: '```bash npm2yarn\nnpm install\npnpm add react\n```',
    says: [
      '9:1  content/command-sample  the command is not in the form of npm, of which the other tabs are made -> write it with npm or npx',
    ],
  },
  {
    input: 'a prompt in a command for all package managers',
    page: 'n2y-prompt',
    text: '```bash npm2yarn\n$ npm install react\n```',
    says: [
      '8:1  content/command-sample  the command starts with the prompt of a terminal, so its tabs are not made -> leave the prompt out',
    ],
  },
  {
    input: 'commands in a fence of TypeScript',
    page: 'n2y-ts',
    text: '```ts npm2yarn\nnpm install react\n```',
    says: [
      '7:1  content/code-block  "npm2yarn" on a ts fence -> it is for bash fences with commands of npm',
    ],
  },
  {
    input: 'a misspelled mark of lines',
    page: 'magic',
    text: '```ts\n// hightlight-next-line\nconst x = 1;\n```',
    says: [
      '8:4  content/line-mark  the comment "hightlight-next-line" marks no line, and is shown -> did you mean "highlight-next-line"?',
    ],
  },
  {
    input: 'spaces around the equals sign of a title',
    page: 'm-title',
    text: '```tsx title = "a.tsx"\nconst x = 1;\n```',
    says: ['7:1  content/code-block  there is a space beside the = of title -> write title="…"'],
  },
  {
    input: 'a line zero to highlight',
    page: 'meta0',
    text: '```ts {0}\nconst x = 1;\n```',
    says: ['7:1  content/code-block  "{0}" is no list of lines -> write, for example, {1,4-6}'],
  },
  {
    input: 'a block of code in two backticks',
    page: 'two-ticks',
    text: '``tsx\nconst x = 1;\n``',
    says: [
      '7:1  content/stray-markup  fewer than three backticks make no block of code -> write three backticks above the code and below it',
    ],
  },
  {
    input: 'commands with misspelled packages',
    page: 'package-names',
    text: '```bash\nnpm install -D @toolpad/cor@0.13.0 react-dmo && npx creat-toolpad-app@latest reakt\n```',
    says: [
      '8:16  content/package-name  the package "@toolpad/cor" is none that the site knows -> did you mean @toolpad/core?',
      '8:36  content/package-name  the package "react-dmo" is none that the site knows -> did you mean react-dom?',
      '8:53  content/package-name  the package "creat-toolpad-app" is none that the site knows -> did you mean create-toolpad-app?',
    ],
  },
  {
    input: 'misspelled package managers, and commands that npm does not have',
    page: 'managers',
    text: '```bash npm2yarn\nnpnm install\n```\n\n- ```bash\n  $ yran add react && npm rn dev\n  npm dev # npnm i\n  npm build:all\n  npm instal react\n  nxp create-toolpad-app\n  ```',
    says: [
      '8:1  content/command-sample  "npnm" is no package manager -> did you mean "npm"?',
      '12:5  content/command-sample  "yran" is no package manager -> did you mean "yarn"?',
      '12:23  content/command-sample  "npm rn" is none of the commands of npm -> did you mean "npm run"?',
      '13:3  content/command-sample  "npm dev" is none of the commands of npm -> write "npm run dev" for a script',
      '14:3  content/command-sample  "npm build:all" is none of the commands of npm -> write "npm run build:all" for a script',
      '15:3  content/command-sample  "npm instal" is none of the commands of npm -> did you mean "npm install"?',
      '16:3  content/command-sample  "nxp" is no package manager -> did you mean "npx"?',
    ],
  },
];
