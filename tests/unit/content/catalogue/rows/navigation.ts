import type { EditRow } from '../types';
import type { Edit } from '../../fixtureSite';

/** Writes an entry into a module of its own, from line 2 on, and lists it. */
function entry(name: string, source: string): Edit {
  return (site) => {
    site.write(`src/navigation/entries/${name}.ts`, `export const entry =\n  ${source};\n`);
    site.append(
      'src/navigation/cases.ts',
      `import { entry as ${name} } from './entries/${name}';\n`,
    );
    site.replace('src/navigation/cases.ts', '  // entries', `  ${name} as never,\n  // entries`);
  };
}

const page = "pathname: '/core/cases/";

/** Rows about the navigation spec, which the sidebar comes from. */
export const navigationRows: readonly EditRow[] = [
  {
    input: 'an entry without its page',
    edit: entry('noPage', `{ ${page}no-page' }`),
    says: [
      'src/navigation/entries/noPage.ts:2:15  nav/missing-page  the entry "/core/cases/no-page" has no page -> write docs-core/cases/no-page.mdx, or remove the entry',
    ],
  },
  {
    input: 'a group whose path has a slip',
    edit: entry(
      'group',
      `{ ${page}plces', children: [{ ${page}places/one' }, { ${page}places/two' }] }`,
    ),
    says: [
      'src/navigation/entries/group.ts:2:15  nav/misspelled-group  no page of the group "/core/cases/plces" is below its path -> did you mean "/core/cases/places"?',
      'src/navigation/entries/group.ts:2:59  nav/missing-page  the entry "/core/cases/places/one" has no page -> write docs-core/cases/places/one.mdx, or remove the entry',
      'src/navigation/entries/group.ts:2:99  nav/missing-page  the entry "/core/cases/places/two" has no page -> write docs-core/cases/places/two.mdx, or remove the entry',
    ],
  },
  {
    input: 'a page of an archived release',
    edit: entry('archived', "{ pathname: '/core/0.12.1/cases/sound', title: 'Archived' }"),
    says: [
      'src/navigation/entries/archived.ts:2:15  nav/malformed-pathname  "/core/0.12.1/cases/sound" has the segment "0.12.1" -> leave it out: pages of archived releases have no entries here',
    ],
  },
  {
    input: 'an entry listed twice',
    edit: entry('twice', `{ ${page}sound' }`),
    says: [
      'src/navigation/entries/twice.ts:2:15  nav/duplicate-path  two entries have the path "/core/cases/sound": here and at src/navigation/cases.ts:4:15 -> remove one of the two, or give it a path of its own',
    ],
  },
  {
    input: 'the same path with a slash at the end',
    edit: entry('slash', `{ ${page}sound/' }`),
    says: [
      'src/navigation/entries/slash.ts:2:15  nav/duplicate-path  "/core/cases/sound/" is the same path as "/core/cases/sound": here and at src/navigation/cases.ts:4:15 -> remove one of the two, or give it a path of its own',
      'src/navigation/entries/slash.ts:2:15  nav/malformed-pathname  "/core/cases/sound/" ends in a slash -> write "/core/cases/sound"',
    ],
  },
  {
    input: 'the same path with capitals',
    edit: entry('capitals', `{ ${page}Sound' }`),
    says: [
      'src/navigation/entries/capitals.ts:2:15  nav/duplicate-label  /core/cases/Sound has the label "Sound" of /core/cases/sound in the same group -> give one of the two a title that tells them apart',
      'src/navigation/entries/capitals.ts:2:15  nav/malformed-pathname  "/core/cases/Sound" has capitals -> write "/core/cases/sound"',
    ],
  },
  {
    input: 'an entry that is a number',
    edit: entry('number', '42'),
    says: [
      "src/navigation/entries/number.ts:2:3  nav/wrong-type  an entry is the number 42 -> write an object such as { pathname: '/core/introduction/overview' }",
    ],
  },
  {
    input: 'an entry that is a path',
    edit: entry('path', "'/core/cases/sound'"),
    says: [
      'src/navigation/entries/path.ts:2:3  nav/wrong-type  an entry is the string "/core/cases/sound" -> write an object such as { pathname: \'/core/introduction/overview\' }',
    ],
  },
  {
    input: 'a title that is a number',
    edit: entry('numberTitle', `{ ${page}number-title', title: 5 }`),
    says: [
      'src/navigation/entries/numberTitle.ts:2:15  nav/missing-page  the entry "/core/cases/number-title" has no page -> write docs-core/cases/number-title.mdx, or remove the entry',
      'src/navigation/entries/numberTitle.ts:2:50  nav/wrong-type  title of /core/cases/number-title is the number 5 -> write a text, or leave the field out',
    ],
  },
  {
    input: 'a misspelled field',
    edit: entry('field', `{ ${page}field', titel: 'Field' }`),
    says: [
      'src/navigation/entries/field.ts:2:15  nav/missing-page  the entry "/core/cases/field" has no page -> write docs-core/cases/field.mdx, or remove the entry',
      'src/navigation/entries/field.ts:2:36  nav/unknown-field  /core/cases/field has an unknown field "titel" -> did you mean "title"?',
    ],
  },
  {
    input: 'an entry without pathname',
    edit: entry('noPathname', "{ title: 'Nowhere' }"),
    says: [
      'src/navigation/entries/noPathname.ts:2:3  nav/missing-pathname  the entry "Nowhere" has no pathname -> add pathname: \'/core/…\'',
    ],
  },
  {
    input: 'a path under another name',
    edit: entry('pathField', "{ path: '/core/cases/sound', title: 'Elsewhere' }"),
    says: [
      'src/navigation/entries/pathField.ts:2:5  nav/unknown-field  the entry "Elsewhere" has an unknown field "path" -> did you mean "pathname"?',
    ],
  },
  {
    input: 'a group without children',
    edit: entry('empty', `{ ${page}empty-group', children: [] }`),
    says: [
      'src/navigation/entries/empty.ts:2:52  nav/empty-group  /core/cases/empty-group has no children -> add a page, or remove the entry',
    ],
  },
  {
    input: 'children that are one entry instead of a list, null, a list in a list, or misspelled',
    edit: (site) => {
      const file = 'src/navigation/core.ts';
      const account = "{ pathname: '/core/components/account' }";
      const tutorial = "{ pathname: '/core/introduction/tutorial', newFeature: true }";
      site.replace(file, `[${account}]`, account);
      site.replace(file, tutorial, `[${tutorial}]`);
      site.replace(file, 'children: cases', 'Children: cases');
      const studio = 'src/navigation/studio.ts';
      site.write(studio, site.read(studio).replace(/children: \[[^\]]*\]/, 'children: null'));
    },
    says: [
      "src/navigation/core.ts:9:7  nav/wrong-type  an entry is a list -> write an object such as { pathname: '/core/introduction/overview' }",
      'src/navigation/core.ts:18:19  nav/wrong-type  children of /core/components/authentication is an object -> write a list of entries',
      'src/navigation/core.ts:22:46  nav/unknown-field  /core/cases has an unknown field "Children" -> did you mean "children"?',
      'src/navigation/studio.ts:7:15  nav/wrong-type  children of /studio/getting-started is null -> write a list of entries',
    ],
    alone: 'nothing is said about the entries of pages while some are hidden',
  },
  {
    input: 'children that are no list',
    edit: entry('children', `{ ${page}children', children: '/core/cases/sound' }`),
    says: [
      'src/navigation/entries/children.ts:2:49  nav/wrong-type  children of /core/cases/children is the string "/core/cases/sound" -> write a list of entries',
    ],
  },
  {
    input: 'two groups of one label',
    edit: entry('label', `{ ${page}label', title: 'Sound' }`),
    says: [
      'src/navigation/entries/label.ts:2:15  nav/missing-page  the entry "/core/cases/label" has no page -> write docs-core/cases/label.mdx, or remove the entry',
      'src/navigation/entries/label.ts:2:43  nav/duplicate-label  /core/cases/label has the label "Sound" of /core/cases/sound in the same group -> give one of the two a title that tells them apart',
    ],
  },
  {
    input: 'a reserved segment',
    edit: entry('reserved', `{ ${page}reserved/hooks-api' }`),
    says: [
      'src/navigation/entries/reserved.ts:2:15  nav/reserved-segment  "/core/cases/reserved/hooks-api" ends in "hooks-api", which is reserved for the tabs of a component page -> add the page "/core/cases/reserved" that the tab belongs to, or rename the entry',
    ],
  },
  {
    input: 'a path of the other product',
    edit: entry('product', "{ pathname: '/studio/cases/product' }"),
    says: [
      'src/navigation/entries/product.ts:2:15  nav/wrong-product  "/studio/cases/product" belongs to the other product -> move the entry to src/navigation/studio.ts',
    ],
  },
  {
    input: 'a `javascript:` link in the sidebar',
    edit: entry('script', "{ pathname: 'javascript:alert(1)' }"),
    says: [
      'src/navigation/entries/script.ts:2:15  nav/malformed-pathname  "javascript:alert(1)" is no path, but an address with a scheme -> write the path of a page of this site, such as "/core/introduction/overview"',
    ],
  },
  {
    input: 'a link to another site',
    edit: entry('outside', "{ pathname: 'https://example.com/' }"),
    says: [
      'src/navigation/entries/outside.ts:2:15  nav/malformed-pathname  "https://example.com/" is no path, but an address with a scheme -> write the path of a page of this site, such as "/core/introduction/overview"',
    ],
  },
  {
    input: 'a path upwards',
    edit: entry('upwards', "{ pathname: '/core/../../etc' }"),
    says: [
      'src/navigation/entries/upwards.ts:2:15  nav/malformed-pathname  "/core/../../etc" has a "." or ".." segment -> write "/core/etc"',
    ],
  },
  {
    input: 'a file instead of a path',
    edit: entry('file', "{ pathname: '/core/cases/sound.mdx' }"),
    says: [
      'src/navigation/entries/file.ts:2:15  nav/malformed-pathname  "/core/cases/sound.mdx" has the extension of a file -> write "/core/cases/sound"',
    ],
  },
  {
    input: 'a title too long for the sidebar',
    edit: entry(
      'long',
      `{ ${page}long', title: 'A title of a page that says everything there is' }`,
    ),
    says: [
      'src/navigation/entries/long.ts:2:15  nav/missing-page  the entry "/core/cases/long" has no page -> write docs-core/cases/long.mdx, or remove the entry',
      'src/navigation/entries/long.ts:2:42  nav/long-title  the title "A title of a page that says everything there is" has 47 characters -> shorten it to 40 or fewer',
    ],
  },
  {
    input: 'a page without an entry',
    edit: (site) => site.copy('docs-core/cases/sound.mdx', 'docs-core/cases/orphan.mdx'),
    says: [
      "docs-core/cases/orphan.mdx:1:1  nav/missing-entry  the page has no entry in src/navigation/core.ts -> add { pathname: '/core/cases/orphan' } there, or start the file name with _ if other pages include it",
    ],
  },
  {
    input: 'a spec that contains itself',
    edit: (site) =>
      site.append(
        'src/navigation/studio.ts',
        '(studioNavigation[0] as any).children.push(studioNavigation[0]);\n',
      ),
    says: [
      'src/navigation/studio.ts:7:15  nav/cycle  entries contain each other: /studio/getting-started > /studio/getting-started -> remove /studio/getting-started from the children of /studio/getting-started',
    ],
    alone: 'a spec can be broken in one way at a time',
  },
  {
    input: 'a syntax error in a spec',
    edit: (site) =>
      site.replace(
        'src/navigation/studio.ts',
        "title: 'Getting started',",
        "title: 'Getting started'",
      ),
    says: [
      "src/navigation/studio.ts:7:5  nav/syntax-error  the file is not valid TypeScript: ',' expected. -> correct the syntax",
    ],
    alone: 'nothing else is known of a spec that can not be run',
  },
  {
    input: 'a spec that throws',
    edit: (site) => site.append('src/navigation/studio.ts', 'undefinedFunction();\n'),
    says: [
      "src/navigation/studio.ts:10:1  nav/evaluation-error  the file can't be run: undefinedFunction is not defined -> correct the expression on this line",
    ],
    alone: 'nothing else is known of a spec that can not be run',
  },
  {
    input: 'a spec that is gone',
    edit: (site) => site.remove('src/navigation/studio.ts'),
    says: [
      'src/navigation/studio.ts:1:1  nav/missing-spec  the file does not exist -> create it, with an export named studioNavigation',
    ],
    alone: 'nothing else is known of a spec that is gone',
  },
  {
    input: 'a spec without its export',
    edit: (site) => site.replace('src/navigation/studio.ts', 'studioNavigation', 'navigation'),
    says: [
      'src/navigation/studio.ts:1:1  nav/missing-spec  the file does not export studioNavigation -> add export const studioNavigation: readonly NavigationPage[] = […]',
    ],
    alone: 'nothing else is known of a spec that exports nothing',
  },
  {
    input: 'a spec that imports what is not there',
    edit: (site) =>
      site.replace(
        'src/navigation/studio.ts',
        "import type { NavigationPage } from './types';",
        "import { page } from './pages';\nimport type { NavigationPage } from './types';\nvoid page;",
      ),
    says: [
      'src/navigation/studio.ts:1:22  nav/missing-module  the imported module "./pages" does not exist -> correct the path, or create the module',
    ],
    alone: 'nothing else is known of a spec that can not be run',
  },
  {
    input: 'a merge conflict in a spec',
    edit: (site) =>
      site.append('src/navigation/studio.ts', '<<<<<<< HEAD\n=======\n>>>>>>> other\n'),
    says: [
      'src/navigation/studio.ts:10:1  nav/syntax-error  the file is not valid TypeScript: Merge conflict marker encountered. -> correct the syntax',
    ],
    alone: 'nothing else is known of a spec that can not be run',
  },
];
