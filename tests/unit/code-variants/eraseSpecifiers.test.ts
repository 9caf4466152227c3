import { toJavaScript } from '../../../src/code-variants';

const javaScript = (source: string): Promise<string> =>
  toJavaScript(source, { language: 'tsx', blankLines: 'source' });

describe('an import', () => {
  const types = 'let x: A, y: B.C, z: typeof D;\n';

  test.each([
    ['of types alone goes', "import type { A } from 'a';", ''],
    ['of names that say so goes', "import { type A, type B } from 'a';", ''],
    ['of names that are types alone goes', "import { A, B, D } from 'a';", ''],
    ['of a default that is a type goes', "import A from 'a';", ''],
    ['of a namespace that is a type goes', "import * as B from 'a';", ''],
    ['for its effects stays', "import 'a';", "import 'a';"],
    ['of nothing stays for its effects', "import {} from 'a';", "import 'a';"],
    ['of names that nobody uses stays', "import { E } from 'a';", "import { E } from 'a';"],
    ['loses the type before others', "import { A, e } from 'a';", "import { e } from 'a';"],
    ['loses the type behind others', "import { e, A } from 'a';", "import { e } from 'a';"],
    ['loses a type of another name', "import { E as A, f } from 'a';", "import { f } from 'a';"],
    ['loses a default that is a type', "import A, { e } from 'a';", "import { e } from 'a';"],
    ['keeps its default alone', "import e, { A, type F } from 'a';", "import e from 'a';"],
    [
      'keeps its default beside others',
      "import e, { A, f } from 'a';",
      "import e, { f } from 'a';",
    ],
    ['keeps its default without a namespace', "import e, * as B from 'a';", "import e from 'a';"],
    ['loses a type before a comma', "import { A , e } from 'a';", "import { e } from 'a';"],
    [
      'loses what says that it is a type',
      "import { type F, e } from 'a';",
      "import { e } from 'a';",
    ],
    [
      'of a default alone keeps the comment on it',
      "import e /* about e */ from 'a';",
      "import e /* about e */ from 'a';",
    ],
    ['keeps its namespace alone', "import A, * as e from 'a';", "import * as e from 'a';"],
  ])('%s', async (_, statement, expected) => {
    const used = 'e();\nf();\n';
    expect(await javaScript(`${statement}\n${types}${used}`)).toBe(
      `${expected}${expected && '\n'}let x, y, z;\n${used}`,
    );
  });

  test.each(['A', 'type A'])(
    'loses a type with the comment above and behind it: %s',
    async (name) => {
      expect(
        await javaScript(
          `import {\n  // About e.\n  e,\n  // About A.\n  ${name}, // a type\n  f,\n} from 'a';\nlet x: A;\ne(f);`,
        ),
      ).toBe("import {\n  // About e.\n  e,\n  f,\n} from 'a';\nlet x;\ne(f);\n");
    },
  );
});

describe('an export', () => {
  test.each([
    ['of a type goes', 'type A = 1;\nexport { A };\nf();', 'f();\n'],
    [
      'of a value as default stays',
      'type A = 1;\nconst a: A = 1;\nexport default a;',
      'const a = 1;\nexport default a;\n',
    ],
    ['of an interface as default goes', 'interface A {}\nexport default A;\nf();', 'f();\n'],
    ['of a default interface goes', 'export default interface A {}\nf();', 'f();\n'],
    [
      'loses the type',
      'type A = 1;\nconst b = 1;\nexport { A, b };',
      'const b = 1;\nexport { b };\n',
    ],
    [
      'stays of a value that a type has the name of',
      'interface A {}\nconst A = 1;\nexport { A };',
      'const A = 1;\nexport { A };\n',
    ],
    [
      'from elsewhere stays, whatever is declared here',
      "type A = 1;\nexport { A } from 'a';",
      "export { A } from 'a';\n",
    ],
    [
      'from elsewhere loses what says that it is a type',
      "export { type A, b } from 'a';",
      "export { b } from 'a';\n",
    ],
    ['of all types from elsewhere goes', "export type * from 'a';\nf();", 'f();\n'],
    ['of a declared value goes', 'export declare const a: A;\nf();', 'f();\n'],
    ['of a type declaration goes', 'export type A = 1;\nf();', 'f();\n'],
  ])('%s', async (_, source, expected) => {
    expect(await javaScript(source)).toBe(expected);
  });
});
