import { coreSpec, testProblems } from '../fixtureSite';

describe('pathnames in the navigation spec', () => {
  testProblems([
    [
      'without a leading slash',
      coreSpec("'/core/introduction/overview'", "'core/introduction/overview'"),
      [
        'src/navigation/core.ts:8:19  error nav/malformed-pathname  "core/introduction/overview" does not start with a slash -> write "/core/introduction/overview"',
      ],
    ],
    [
      'with a trailing slash',
      coreSpec("'/core/introduction/overview'", "'/core/introduction/overview/'"),
      [
        'src/navigation/core.ts:8:19  error nav/malformed-pathname  "/core/introduction/overview/" ends in a slash -> write "/core/introduction/overview"',
      ],
    ],
    [
      'with capitals',
      coreSpec("'/core/introduction/overview'", "'/core/Introduction/overview'"),
      [
        'src/navigation/core.ts:8:19  error nav/malformed-pathname  "/core/Introduction/overview" has capitals -> write "/core/introduction/overview"',
      ],
    ],
    [
      'with a doubled slash',
      coreSpec("'/core/introduction/overview'", "'/core//introduction/overview'"),
      [
        'src/navigation/core.ts:8:19  error nav/malformed-pathname  "/core//introduction/overview" has a doubled slash -> write "/core/introduction/overview"',
      ],
    ],
    [
      'with a hash',
      coreSpec("'/core/introduction/overview'", "'/core/introduction/overview#top'"),
      [
        'src/navigation/core.ts:8:19  error nav/malformed-pathname  "/core/introduction/overview#top" has a hash -> write "/core/introduction/overview"',
      ],
    ],
    [
      'with a query',
      coreSpec("'/core/introduction/overview'", "'/core/introduction/overview?a=1'"),
      [
        'src/navigation/core.ts:8:19  error nav/malformed-pathname  "/core/introduction/overview?a=1" has a query -> write "/core/introduction/overview"',
      ],
    ],
    [
      'with dots',
      coreSpec("'/core/introduction/overview'", "'/core/../introduction/overview'"),
      [
        'src/navigation/core.ts:8:19  error nav/malformed-pathname  "/core/../introduction/overview" has a "." or ".." segment -> write "/core/introduction/overview"',
      ],
    ],
    [
      'with the base path',
      coreSpec("'/core/introduction/overview'", "'/toolpad/core/introduction/overview'"),
      [
        'src/navigation/core.ts:8:19  error nav/malformed-pathname  "/toolpad/core/introduction/overview" contains the base path -> write "/core/introduction/overview"',
      ],
    ],
    [
      'of the other product',
      coreSpec("'/core/introduction/overview'", "'/studio/introduction/overview'"),
      [
        "docs-core/introduction/overview.mdx:1:1  error nav/missing-entry  the page has no entry in src/navigation/core.ts -> add { pathname: '/core/introduction/overview' } there, or start the file name with _ if other pages include it",
        'src/navigation/core.ts:8:19  error nav/wrong-product  "/studio/introduction/overview" belongs to the other product -> move the entry to src/navigation/studio.ts',
      ],
    ],
    [
      'of no product',
      coreSpec("'/core/introduction/overview'", "'/introduction/overview'"),
      [
        "docs-core/introduction/overview.mdx:1:1  error nav/missing-entry  the page has no entry in src/navigation/core.ts -> add { pathname: '/core/introduction/overview' } there, or start the file name with _ if other pages include it",
        'src/navigation/core.ts:8:19  error nav/wrong-product  "/introduction/overview" is outside of the product -> start the path with "/core/"',
      ],
    ],
    [
      'of the product itself',
      coreSpec("'/core/introduction/overview'", "'/core'"),
      [
        "docs-core/introduction/overview.mdx:1:1  error nav/missing-entry  the page has no entry in src/navigation/core.ts -> add { pathname: '/core/introduction/overview' } there, or start the file name with _ if other pages include it",
        'src/navigation/core.ts:8:19  error nav/malformed-pathname  "/core" is the product\'s own start page -> remove the entry',
      ],
    ],
    [
      'with an underscore',
      coreSpec("'/core/introduction/overview'", "'/core/introduction/over_view'"),
      [
        "docs-core/introduction/overview.mdx:1:1  error nav/missing-entry  the page has no entry in src/navigation/core.ts -> add { pathname: '/core/introduction/overview' } there, or start the file name with _ if other pages include it",
        'src/navigation/core.ts:8:19  error nav/malformed-pathname  "/core/introduction/over_view" has the segment "over_view" -> use lower-case letters and digits, words joined by single hyphens',
      ],
    ],
    [
      'that is empty',
      coreSpec("'/core/introduction/overview'", "''"),
      [
        "docs-core/introduction/overview.mdx:1:1  error nav/missing-entry  the page has no entry in src/navigation/core.ts -> add { pathname: '/core/introduction/overview' } there, or start the file name with _ if other pages include it",
        "src/navigation/core.ts:8:19  error nav/wrong-type  pathname of entry [0][0] is an empty string -> write a path such as '/core/introduction/overview'",
      ],
    ],
    [
      'that ends in a placeholder for tabs',
      coreSpec("'/core/introduction/overview'", "'/core/introduction/[docsTab]'"),
      [
        "docs-core/introduction/overview.mdx:1:1  error nav/missing-entry  the page has no entry in src/navigation/core.ts -> add { pathname: '/core/introduction/overview' } there, or start the file name with _ if other pages include it",
        'src/navigation/core.ts:8:19  error nav/reserved-segment  "/core/introduction/[docsTab]" ends in "[docsTab]", which is reserved for the tabs of a component page -> rename or remove the entry',
      ],
    ],
    [
      'that ends in a tab of a page that does not exist',
      coreSpec("'/core/introduction/overview'", "'/core/introduction/components-api'"),
      [
        "docs-core/introduction/overview.mdx:1:1  error nav/missing-entry  the page has no entry in src/navigation/core.ts -> add { pathname: '/core/introduction/overview' } there, or start the file name with _ if other pages include it",
        'src/navigation/core.ts:8:19  error nav/reserved-segment  "/core/introduction/components-api" ends in "components-api", which is reserved for the tabs of a component page -> add the page "/core/introduction" that the tab belongs to, or rename the entry',
      ],
    ],
    [
      'of a group that ends in a tab',
      coreSpec(
        "pathname: '/core/components/authentication'",
        "pathname: '/core/components/account/hooks-api'",
      ),
      [
        'src/navigation/core.ts:16:19  error nav/reserved-segment  "/core/components/account/hooks-api" ends in "hooks-api", which is reserved for the tabs of a component page -> rename or remove the entry',
      ],
    ],
  ]);
});
