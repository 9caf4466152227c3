import { coreSpec, testProblems } from '../fixtureSite';

describe('entries and pages', () => {
  testProblems([
    [
      'an entry without a page',
      (site) => {
        site.remove('docs-studio/getting-started/overview.mdx');
        site.replace(
          'docs-core/introduction/tutorial.mdx',
          '- [Studio](/studio/getting-started/overview/)\n',
          '',
        );
      },
      [
        'src/navigation/studio.ts:7:28  error nav/missing-page  the entry "/studio/getting-started/overview" has no page -> write docs-studio/getting-started/overview.mdx, or remove the entry',
      ],
    ],
    [
      'an entry that is not spelled as its page',
      (site) => {
        site.rename(
          'docs-studio/getting-started/overview.mdx',
          'docs-studio/getting-started/overveiw.mdx',
        );
        site.replace(
          'docs-core/introduction/tutorial.mdx',
          '- [Studio](/studio/getting-started/overview/)\n',
          '',
        );
      },
      [
        'src/navigation/studio.ts:7:28  error nav/missing-page  the entry "/studio/getting-started/overview" has no page -> did you mean "/studio/getting-started/overveiw"? Otherwise write docs-studio/getting-started/overview.mdx',
      ],
    ],
    [
      'a page that was renamed by hand',
      (site) =>
        site.rename('docs-core/introduction/tutorial.mdx', 'docs-core/introduction/steps.mdx'),
      [
        'docs-core/introduction/overview.mdx:11:6  error content/broken-link  there is no page docs-core/introduction/tutorial.mdx -> if docs-core/introduction/steps.mdx is that page, see what is said of its entry in src/navigation/core.ts; otherwise link to a page that exists',
        'docs-core/introduction/steps.mdx:1:1  error nav/missing-entry  the page has no entry in src/navigation/core.ts -> if it is the page of "/core/introduction/tutorial" under another name, see what is said of that entry; otherwise add { pathname: \'/core/introduction/steps\' } there, or start the file name with _ if other pages include it',
        'src/navigation/core.ts:9:19  error nav/missing-page  the entry "/core/introduction/tutorial" has no page -> if docs-core/introduction/steps.mdx is its page, name that file docs-core/introduction/tutorial.mdx again and run "npm run rename -- core/introduction/tutorial core/introduction/steps"; otherwise write docs-core/introduction/tutorial.mdx, or remove the entry',
      ],
    ],
    [
      'a page that was moved by hand to another folder',
      (site) =>
        site.rename('docs-core/components/account.mdx', 'docs-core/introduction/account.mdx'),
      [
        'docs-core/components/account/components-api.mdx:1:1  error nav/reserved-segment  "components-api" is reserved for the tabs of a page, and "/core/components/account" is no page -> rename the file, or write the page that the tab belongs to',
        'docs-core/introduction/account.mdx:1:1  error nav/missing-entry  the page has no entry in src/navigation/core.ts -> if it is the page of "/core/components/account" under another name, see what is said of that entry; otherwise add { pathname: \'/core/introduction/account\' } there, or start the file name with _ if other pages include it',
        'docs-core/introduction/overview.mdx:11:46  error content/broken-link  "/core/components/account/" is no page -> if docs-core/introduction/account.mdx is that page, see what is said of its entry in src/navigation/core.ts; otherwise link to a page that exists',
        'docs-core/introduction/tutorial.mdx:35:3  error content/broken-link  "/core/components/account/" is no page -> if docs-core/introduction/account.mdx is that page, see what is said of its entry in src/navigation/core.ts; otherwise link to a page that exists',
        'src/navigation/core.ts:18:32  error nav/missing-page  the entry "/core/components/account" has no page -> if docs-core/introduction/account.mdx is its page, name that file docs-core/components/account.mdx again and run "npm run rename -- core/components/account core/introduction/account"; otherwise write docs-core/components/account.mdx, or remove the entry',
      ],
    ],
    [
      'a computed entry without a page',
      coreSpec(
        "{ pathname: '/core/introduction/overview' },",
        "...['extra', 'overview'].map((name) => ({ pathname: `/core/introduction/${name}` })),",
      ),
      [
        'src/navigation/core.ts:7:15  error nav/missing-page  the entry "/core/introduction/extra" has no page -> write docs-core/introduction/extra.mdx, or remove the entry',
      ],
    ],
    [
      'a page without an entry',
      (site) =>
        site.copy('docs-core/introduction/overview.mdx', 'docs-core/introduction/extra.mdx'),
      [
        "docs-core/introduction/extra.mdx:1:1  error nav/missing-entry  the page has no entry in src/navigation/core.ts -> add { pathname: '/core/introduction/extra' } there, or start the file name with _ if other pages include it",
      ],
    ],
    [
      'a partial without an entry',
      (site) => {
        site.copy('docs-core/introduction/_steps.mdx', 'docs-core/_partials/more.mdx');
        const page = 'docs-core/introduction/tutorial.mdx';
        site.replace(page, "'./_steps.mdx'", "'@site/docs-core/_partials/more.mdx'");
        site.remove('docs-core/introduction/_steps.mdx');
      },
      [],
    ],
    [
      'a page with the path of a group',
      (site) => site.copy('docs-studio/getting-started/overview.mdx', 'docs-core/introduction.mdx'),
      [
        'docs-core/introduction.mdx:1:1  error nav/missing-entry  the page has the path of the group "/core/introduction", which has no page -> rename it to docs-core/introduction/overview.mdx and list it in the group',
      ],
    ],
    [
      'a tab without its page',
      (site) =>
        site.rename(
          'docs-core/components/account/components-api.mdx',
          'docs-core/components/session/hooks-api.mdx',
        ),
      [
        'docs-core/components/session/hooks-api.mdx:1:1  error nav/reserved-segment  "hooks-api" is reserved for the tabs of a page, and "/core/components/session" is no page -> rename the file, or write the page that the tab belongs to',
      ],
    ],
    [
      'a page named as the placeholder for tabs',
      (site) =>
        site.rename(
          'docs-core/components/account/components-api.mdx',
          'docs-core/components/account/[docsTab].mdx',
        ),
      [
        'docs-core/components/account/[docsTab].mdx:1:1  error nav/reserved-segment  "[docsTab]" stands for any tab and is no name for a page -> rename the file',
      ],
    ],
  ]);
});
