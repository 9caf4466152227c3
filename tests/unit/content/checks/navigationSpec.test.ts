import { coreSpec, testProblems } from '../fixtureSite';

describe('the navigation spec', () => {
  testProblems([
    [
      'one path twice',
      coreSpec(
        "{ pathname: '/core/introduction/overview' },",
        "{ pathname: '/core/introduction/overview' }, { pathname: '/core/introduction/overview' },",
      ),
      [
        'src/navigation/core.ts:8:64  error nav/duplicate-path  two entries have the path "/core/introduction/overview": here and at src/navigation/core.ts:8:19 -> remove one of the two, or give it a path of its own',
      ],
    ],
    [
      'a group with the path of another',
      coreSpec("pathname: '/core/components',", "pathname: '/core/introduction',"),
      [
        'src/navigation/core.ts:13:15  error nav/duplicate-path  two entries have the path "/core/introduction": here and at src/navigation/core.ts:5:15 -> remove one of the two, or give it a path of its own',
      ],
    ],
    [
      'one path in two spellings',
      coreSpec(
        "{ pathname: '/core/introduction/overview' },",
        "{ pathname: '/core/introduction/overview' },\n      { pathname: '/core/introduction/overview/' },",
      ),
      [
        'src/navigation/core.ts:9:19  error nav/duplicate-path  "/core/introduction/overview/" is the same path as "/core/introduction/overview": here and at src/navigation/core.ts:8:19 -> remove one of the two, or give it a path of its own',
        'src/navigation/core.ts:9:19  error nav/malformed-pathname  "/core/introduction/overview/" ends in a slash -> write "/core/introduction/overview"',
      ],
    ],
    [
      'one constant at two places',
      (site) => {
        site.replace(
          'src/navigation/core.ts',
          'export const core',
          "const page = { pathname: '/core/introduction/overview' };\n\nexport const core",
        );
        site.replace(
          'src/navigation/core.ts',
          "{ pathname: '/core/introduction/overview' },",
          'page,\n      page,',
        );
      },
      [
        'src/navigation/core.ts:11:7  error nav/duplicate-path  two entries have the path "/core/introduction/overview": here and at src/navigation/core.ts:10:7 -> remove one of the two, or give it a path of its own',
      ],
    ],
    [
      'a path of the other product, which has it already',
      (site) =>
        site.replace(
          'src/navigation/studio.ts',
          'children: [',
          "children: [{ pathname: '/core/introduction/overview' }, ",
        ),
      [
        'src/navigation/studio.ts:7:28  error nav/duplicate-path  two entries have the path "/core/introduction/overview": here and at src/navigation/core.ts:8:19 -> remove one of the two, or give it a path of its own',
        'src/navigation/studio.ts:7:28  error nav/wrong-product  "/core/introduction/overview" belongs to the other product -> move the entry to src/navigation/core.ts',
      ],
    ],
    [
      'API tabs, any number of times',
      coreSpec(
        "children: [{ pathname: '/core/components/account' }]",
        "children: [\n          { pathname: '/core/components/account' },\n          { pathname: '/core/components/account/components-api' },\n          { pathname: '/core/components/account/components-api' },\n        ]",
      ),
      [],
    ],
    [
      'a group that contains itself',
      (site) =>
        site.append(
          'src/navigation/core.ts',
          '(coreNavigation[0]!.children as NavigationPage[]).push(coreNavigation[0]!);\n',
        ),
      [
        'src/navigation/core.ts:7:15  error nav/cycle  entries contain each other: /core/introduction > /core/introduction -> remove /core/introduction from the children of /core/introduction',
      ],
    ],
    [
      'two groups that contain each other',
      (site) =>
        site.append(
          'src/navigation/core.ts',
          '(coreNavigation[1]!.children![0]!.children as NavigationPage[]).push(coreNavigation[1]!);\n',
        ),
      [
        'src/navigation/core.ts:18:19  error nav/cycle  entries contain each other: /core/components > /core/components/authentication > /core/components -> remove /core/components from the children of /core/components/authentication',
      ],
    ],
    [
      'a misspelled field',
      coreSpec("title: 'Introduction'", "titel: 'Introduction'"),
      [
        'src/navigation/core.ts:6:5  error nav/unknown-field  /core/introduction has an unknown field "titel" -> did you mean "title"?',
      ],
    ],
    [
      'an unknown field',
      coreSpec("title: 'Introduction'", "icon: 'Introduction'"),
      [
        'src/navigation/core.ts:6:5  error nav/unknown-field  /core/introduction has an unknown field "icon" -> use one of pathname, title, subheader, children, newFeature',
      ],
    ],
    [
      'a title that is a number',
      coreSpec("title: 'Introduction'", 'title: 42'),
      [
        'src/navigation/core.ts:6:12  error nav/wrong-type  title of /core/introduction is the number 42 -> write a text, or leave the field out',
      ],
    ],
    [
      'an empty title',
      coreSpec("title: 'Introduction'", "title: ''"),
      [
        'src/navigation/core.ts:6:12  error nav/wrong-type  title of /core/introduction is an empty string -> write a text, or leave the field out',
      ],
    ],
    [
      'newFeature that is a text',
      coreSpec('newFeature: true', "newFeature: 'yes'"),
      [
        'src/navigation/core.ts:9:62  error nav/wrong-type  newFeature of /core/introduction/tutorial is the string "yes" -> write true or false',
      ],
    ],
    [
      'children that are no list',
      coreSpec(
        "children: [{ pathname: '/core/components/account' }]",
        "children: { pathname: '/core/components/account' }",
      ),
      [
        'src/navigation/core.ts:18:19  error nav/wrong-type  children of /core/components/authentication is an object -> write a list of entries',
      ],
    ],
    [
      'entries that are no objects',
      coreSpec(
        "{ pathname: '/core/introduction/overview' },",
        "{ pathname: '/core/introduction/overview' }, '/core/x', null, [],",
      ),
      [
        'src/navigation/core.ts:8:52  error nav/wrong-type  an entry is the string "/core/x" -> write an object such as { pathname: \'/core/introduction/overview\' }',
        "src/navigation/core.ts:8:63  error nav/wrong-type  an entry is null -> write an object such as { pathname: '/core/introduction/overview' }",
        "src/navigation/core.ts:8:69  error nav/wrong-type  an entry is a list -> write an object such as { pathname: '/core/introduction/overview' }",
      ],
    ],
    [
      'a tree that is no list',
      (site) => site.write('src/navigation/core.ts', "export const coreNavigation = 'x';\n"),
      [
        'src/navigation/core.ts:1:31  error nav/wrong-type  the tree is the string "x" -> write a list of entries: [{ pathname: … }]',
      ],
    ],
    [
      'a missing pathname',
      coreSpec("pathname: '/core/components',", "title: 'Components',"),
      [
        'src/navigation/core.ts:12:3  error nav/missing-pathname  the entry "Components" has no pathname -> add pathname: \'/core/…\'',
      ],
    ],
  ]);
});
