import { testTranslationProblems, zhGlossary, zhSidebar, zhStrings } from './translatedSite';
import type { Edit } from '../fixtureSite';

/** Gives one string of the theme another message. */
function message(id: string, text: string): Edit {
  return (site) => {
    const strings = JSON.parse(site.read(zhStrings)) as Record<string, { message: string }>;
    strings[id] = { ...strings[id], message: text };
    site.write(zhStrings, `${JSON.stringify(strings, null, 2)}\n`);
  };
}

const plural = 'theme.docs.tagDocListPageTitle.nDocsTagged';

describe('interface strings', () => {
  testTranslationProblems([
    [
      'a string left out',
      (site) =>
        site.replace(
          zhSidebar,
          /  "version\.label": \{[^}]*\},\n/.exec(site.read(zhSidebar))?.[0] ?? '',
          '',
        ),
      [
        `${zhSidebar}:1:1  error translation/missing-string  the string "version.label" of src/products.ts is missing -> add it with npm run i18n -- strings zh, and translate it`,
      ],
    ],
    [
      'a message of nothing',
      message('theme.NotFound.title', ' '),
      [
        `${zhStrings}:140:16  error translation/untranslated-string  the message of "theme.NotFound.title" is empty -> translate it`,
      ],
    ],
    [
      'a message with a hidden character',
      message('theme.NotFound.title', '没有\u200B页面'),
      [
        `${zhStrings}:140:19  error content/hidden-character  an invisible character (U+200B) -> delete it; it often comes along with pasted text`,
      ],
    ],
    [
      'marks of direction around a part of a message are none',
      message('theme.NotFound.title', '没有\u2067页面\u2069'),
      [],
    ],
    [
      'a message in the wrong encoding',
      message('theme.NotFound.title', 'VocÃª'),
      [
        `${zhStrings}:140:20  error content/encoding  "Ãª" comes of text that was read in the wrong encoding -> write the characters anew, and open the source as UTF-8 before copying from it`,
      ],
    ],
    [
      'a placeholder in two braces',
      message('theme.common.headingLinkTitle', '链接到 {{heading}}'),
      [
        `${zhStrings}:264:21  error translation/broken-placeholder  {{heading}} has two braces at each side, and one of them is shown -> write {heading}`,
      ],
    ],
    [
      'a string that nothing shows',
      (site) =>
        site.replace(zhSidebar, '{', '{\n  "sidebar.core.doc./core/old": { "message": "旧" },'),
      [
        `${zhSidebar}:2:3  error translation/unknown-string  nothing shows the string "sidebar.core.doc./core/old" any more -> delete it, or run npm run i18n -- strings zh`,
      ],
    ],
    [
      'the label of an entry whose path has a slip',
      (site) =>
        site.replace(
          'src/navigation/core.ts',
          "'/core/introduction/tutorial'",
          "'/core/introduction/tutrial'",
        ),
      [
        'src/navigation/core.ts:9:19  error nav/missing-page  the entry "/core/introduction/tutrial" has no page -> did you mean "/core/introduction/tutorial"? Otherwise write docs-core/introduction/tutrial.mdx',
      ],
    ],
    [
      'a misspelled id',
      (site) => site.replace(zhSidebar, '"version.label"', '"version.lable"'),
      [
        `${zhSidebar}:1:1  error translation/missing-string  the string "version.label" of src/products.ts is missing -> add it with npm run i18n -- strings zh, and translate it`,
        `${zhSidebar}:2:3  error translation/unknown-string  nothing shows the string "version.lable" any more -> did you mean "version.label"? Otherwise delete it`,
      ],
    ],
    [
      'no file',
      (site) => site.remove(zhSidebar),
      [
        `${zhSidebar}:1:1  error translation/missing-string  the file with 7 interface strings does not exist -> create it with npm run i18n -- strings zh, and translate it`,
      ],
    ],
    [
      'an English message',
      message('theme.NotFound.title', 'Page Not Found'),
      [
        `${zhStrings}:140:16  error translation/untranslated-string  "theme.NotFound.title" is "Page Not Found" as in English -> translate it, or list its words under "same" in the glossary of the language`,
      ],
    ],
    [
      'a message that is a name is none',
      (site) => site.replace(zhSidebar, '译0.13.0', '0.13.0'),
      [],
    ],
    [
      'a placeholder left out',
      message('theme.common.headingLinkTitle', '直接链接'),
      [
        `${zhStrings}:264:16  error translation/broken-placeholder  {heading} of English is missing -> put {heading} where it belongs`,
      ],
    ],
    [
      'a misspelled placeholder',
      message('theme.common.headingLinkTitle', '链接到 {headings}'),
      [
        `${zhStrings}:264:16  error translation/broken-placeholder  English has no {headings}, so it is shown as written -> write {heading}`,
      ],
    ],
    [
      'a placeholder of its own',
      message('theme.NotFound.title', '{page} 不存在'),
      [
        `${zhStrings}:140:16  error translation/broken-placeholder  English has no {page}, so it is shown as written -> remove it`,
      ],
    ],
    [
      'a plural form too many',
      message(plural, '{count} 篇|{count} 篇文档'),
      [
        `${zhStrings}:344:16  error translation/plural-forms  the string has 2 plural forms, and the language 1 -> write one form without |`,
      ],
    ],
    [
      'plural forms where there are none',
      message('theme.NotFound.title', '没有|找不到'),
      [
        `${zhStrings}:140:16  error translation/plural-forms  the string has plural forms, and in English it has none -> write one form without |`,
      ],
    ],
    [
      'a comma too many',
      (site) => site.write(zhSidebar, '{\n  "version.label": { "message": "译" },\n}\n'),
      [
        `${zhSidebar}:3:1  error translation/malformed-json  the file is not valid JSON here -> correct the syntax: double quotes, a comma between entries and none behind the last`,
      ],
    ],
    [
      'a word without quotes',
      (site) => site.write(zhSidebar, '{\n  "version.label": { "message": nichts }\n}\n'),
      [
        'i18n/zh/docusaurus-plugin-content-docs-core/current.json:2:34  error translation/malformed-json  the file is not valid JSON here -> correct the syntax: double quotes, a comma between entries and none behind the last',
      ],
    ],
    [
      'a file that ends too early',
      (site) => site.write(zhSidebar, '{\n  "version.label": { "message": "译" }\n'),
      [
        `${zhSidebar}:2:38  error translation/malformed-json  the file ends too early to be JSON -> correct the syntax: double quotes, a comma between entries and none behind the last`,
      ],
    ],
    [
      'a string without object',
      (site) => site.replace(zhSidebar, '{', '{\n  "a": "b",'),
      [
        `${zhSidebar}:2:3  error translation/malformed-json  "a" is not an object with a message as text and perhaps a description -> write { "message": "…" }`,
      ],
    ],
    [
      'a misspelled key',
      (site) => site.replace(zhSidebar, '"message"', '"mesage"'),
      [
        `${zhSidebar}:2:3  error translation/malformed-json  "version.label" is not an object with a message as text and perhaps a description -> write { "message": "…" }`,
      ],
    ],
    [
      'an id twice',
      (site) => site.replace(zhSidebar, '{', '{\n  "version.label": { "message": "译" },'),
      [
        `${zhSidebar}:3:3  error translation/malformed-json  "version.label" is already on line 2, and the later one counts -> remove one of the two`,
      ],
    ],
    [
      'a list',
      (site) => site.write(zhSidebar, '[]\n'),
      [
        `${zhSidebar}:1:1  error translation/malformed-json  the file is no object of strings -> write { "id": { "message": "…" } }`,
      ],
    ],
    [
      'a module that is no TypeScript',
      (site) =>
        site.write(
          'src/components/Bad.tsx',
          "import Translate from '@docusaurus/Translate';\nexport const a = <Translate\n",
        ),
      [
        'src/components/Bad.tsx:3:1  error translation/unreadable-string  the module is not valid TypeScript, so nobody knows its strings -> correct the syntax',
      ],
    ],
    [
      'a string that only running tells',
      (site) =>
        site.write(
          'src/components/Bad.tsx',
          'import Translate from \'@docusaurus/Translate\';\nexport const a = (b: string) => <Translate id="a.b">{b}</Translate>;\n',
        ),
      [
        'src/components/Bad.tsx:2:1  error translation/unreadable-string  the string can not be told without running the code -> give <Translate> or translate() its id, message and description as plain texts',
      ],
    ],
    [
      'a new string of a component',
      (site) =>
        site.write(
          'src/components/New.tsx',
          'import Translate from \'@docusaurus/Translate\';\nexport const a = <Translate id="a.b">Word</Translate>;\n',
        ),
      [
        `${zhStrings}:1:1  error translation/missing-string  the string "a.b" of src/components/New.tsx is missing -> add it with npm run i18n -- strings zh, and translate it`,
      ],
    ],
    [
      'more strings than anybody wants to read of one by one',
      (site) => {
        const strings = Array.from(
          { length: 21 },
          (_, index) => `<Translate id="a.${index}">A</Translate>`,
        );
        site.write(
          'src/components/New.tsx',
          `import Translate from '@docusaurus/Translate';\nexport const a = [${strings.join(', ')}];\n`,
        );
        // Any of them may be the one that needs the entry.
        site.append(zhGlossary, '\nsame: [Overview]\n');
      },
      [
        `${zhStrings}:1:1  error translation/missing-string  21 interface strings are missing, "a.0" and "a.1" the first -> add them with npm run i18n -- strings zh, and translate them`,
      ],
    ],
    [
      'a word of the theme in other English words',
      (site) =>
        site.write('i18n/en/code.json', '{ "theme.NotFound.titel": { "message": "Nowhere" } }\n'),
      [
        'i18n/en/code.json:1:3  error translation/unknown-string  nothing shows the string "theme.NotFound.titel" any more -> did you mean "theme.NotFound.title"? Otherwise delete it',
      ],
    ],
    [
      'what replaces a word of the theme counts as English',
      (site) => {
        site.write('i18n/en/code.json', '{ "theme.NotFound.title": { "message": "Nowhere" } }\n');
        message('theme.NotFound.title', 'Nowhere')(site);
      },
      [
        `${zhStrings}:140:16  error translation/untranslated-string  "theme.NotFound.title" is "Nowhere" as in English -> translate it, or list its words under "same" in the glossary of the language`,
      ],
    ],
  ]);
});
