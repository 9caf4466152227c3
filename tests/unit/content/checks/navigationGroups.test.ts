import { coreSpec, testProblems } from '../fixtureSite';

describe('groups in the navigation spec', () => {
  testProblems([
    [
      'a group without children',
      coreSpec("children: [{ pathname: '/core/components/account' }]", 'children: []'),
      [
        "docs-core/components/account.mdx:1:1  error nav/missing-entry  the page has no entry in src/navigation/core.ts -> add { pathname: '/core/components/account' } there, or start the file name with _ if other pages include it",
        'src/navigation/core.ts:18:19  error nav/empty-group  /core/components/authentication has no children -> add a page, or remove the entry',
      ],
    ],
    [
      'a subheader without children',
      coreSpec(
        "{ pathname: '/core/introduction/overview' },",
        "{ pathname: '/core/introduction/overview', subheader: 'Start' },",
      ),
      [
        'src/navigation/core.ts:8:61  error nav/subheader-without-children  the subheader /core/introduction/overview has no children -> add children, or use title instead of subheader for a page',
      ],
    ],
    [
      'a subheader outside of groups',
      coreSpec("title: 'Introduction'", "subheader: 'Introduction'"),
      [
        'src/navigation/core.ts:6:16  error nav/top-level-subheader  the subheader /core/introduction is not inside a group -> use title instead of subheader, or move the entry into the children of a group',
      ],
    ],
    [
      'a subheader with a title',
      coreSpec("subheader: 'Authentication'", "subheader: 'Authentication', title: 'Sign in'"),
      [
        'src/navigation/core.ts:17:45  error nav/title-on-subheader  /core/components/authentication has both title and subheader, and only the subheader is shown -> remove title',
      ],
    ],
    [
      'newFeature on a group',
      coreSpec("title: 'Introduction'", "title: 'Introduction', newFeature: true"),
      [
        'src/navigation/core.ts:6:40  error nav/new-feature-on-group  newFeature is set on the group /core/introduction, which shows no chip -> set it on the pages that are new',
      ],
    ],
    [
      'a long title',
      coreSpec("title: 'Introduction'", "title: 'Introduction to everything that there is here'"),
      [
        'src/navigation/core.ts:6:12  error nav/long-title  the title "Introduction to everything that there is here" has 45 characters -> shorten it to 40 or fewer',
      ],
    ],
  ]);
});
