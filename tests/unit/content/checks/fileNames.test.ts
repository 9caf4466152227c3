import { testProblems, type FixtureSite } from '../fixtureSite';

/** Adds a page that is right but for its place. */
function addPage(site: FixtureSite, file: string): void {
  site.copy('docs-studio/getting-started/overview.mdx', file);
  site.replace(file, 'title: What the builder does', 'title: What is for sale');
  site.replace(file, 'Says what the builder is for', 'Says what the shop is for');
}

describe('files', () => {
  testProblems([
    [
      'two pages whose names differ in case',
      (site) => site.write('docs-core/introduction/_Steps.mdx', 'Text.\n'),
      [
        'docs-core/introduction/_Steps.mdx:1:1  error content/unread-file  no page includes the file -> import it into a page, delete it, or, if it is a page, remove the _ from its path',
        'docs-core/introduction/_steps.mdx:1:1  error content/case-collision  the name differs from docs-core/introduction/_Steps.mdx in case only -> rename one of the two',
      ],
    ],
    [
      'two pictures whose names differ in case',
      (site) => site.copy('static/img/dashboard.svg', 'static/img/Dashboard.svg'),
      [
        'static/img/dashboard.svg:1:1  error content/case-collision  the name differs from static/img/Dashboard.svg in case only -> rename one of the two',
      ],
    ],
    [
      'a link out of the content folder',
      (site) => site.link('/etc/hostname', 'docs-core/introduction/host.mdx'),
      [
        'docs-core/introduction/host.mdx:1:1  error content/symlink  the file is a symbolic link that leads out of the content folder -> replace it by the file itself',
      ],
    ],
    [
      'a link to a folder elsewhere',
      (site) => site.link('/etc', 'docs-core/etc'),
      [
        'docs-core/etc:1:1  error content/symlink  the file is a symbolic link that leads out of the content folder -> replace it by the file itself',
      ],
    ],
    [
      'a link to another page',
      (site) => site.link('overview.mdx', 'docs-core/introduction/copy.mdx'),
      [
        'docs-core/introduction/copy.mdx:1:1  error content/symlink  the file is a symbolic link -> remove it: one page has one path',
      ],
    ],
    [
      'a link to nothing',
      (site) => site.link('nowhere.mdx', 'docs-core/introduction/copy.mdx'),
      [
        'docs-core/introduction/copy.mdx:1:1  error content/symlink  the file is a symbolic link -> remove it: one page has one path',
      ],
    ],
    [
      'a category file',
      (site) => site.write('docs-core/introduction/_category_.json', '{}'),
      [
        'docs-core/introduction/_category_.json:1:1  error content/category-file  category files are a second source of order beside the navigation spec -> delete the file, and write the group in src/navigation',
      ],
    ],
    [
      'a name with an underscore and a capital',
      (site) =>
        site.copy('docs-core/introduction/overview.mdx', 'docs-core/introduction/Over_view.mdx'),
      [
        'docs-core/introduction/Over_view.mdx:1:1  error content/file-name  "Over_view" is no name for a page or folder -> rename the file to over-view.mdx',
        "docs-core/introduction/Over_view.mdx:1:1  error nav/missing-entry  the page has no entry in src/navigation/core.ts -> add { pathname: '/core/introduction/over-view' } there, or start the file name with _ if other pages include it",
      ],
    ],
    [
      'a name with a capital, of a page that others link to',
      (site) => site.rename('docs-core/components/account.mdx', 'docs-core/components/Account.mdx'),
      [
        'docs-core/components/Account.mdx:1:1  error content/file-name  "Account" is no name for a page or folder -> rename the file to account.mdx',
      ],
    ],
    [
      'another ending, of a page that others link to',
      (site) => site.rename('docs-core/components/account.mdx', 'docs-core/components/account.MDX'),
      [
        'docs-core/components/account.MDX:1:1  error content/unread-file  the file is not read: pages end in .mdx -> rename it to account.mdx',
      ],
    ],
    [
      'copies that programs have left',
      (site) => {
        for (const name of ['account (1)', 'account - Copy', 'Copy of account']) {
          site.copy('docs-core/components/account.mdx', `docs-core/components/${name}.mdx`);
        }
      },
      ['Copy of account', 'account (1)', 'account - Copy'].map(
        (name) =>
          `docs-core/components/${name}.mdx:1:1  error content/unread-file  the file is a copy of account.mdx that a program has left -> delete it, or give it a name of its own if it is another page`,
      ),
    ],
    [
      'a page that is served as its folder',
      (site) => {
        addPage(site, 'docs-core/components/index.mdx');
        site.replace(
          'src/navigation/core.ts',
          "'/core/components/account' }",
          "'/core/components/account' }, { pathname: '/core/components/index' }",
        );
      },
      [
        'docs-core/components/index.mdx:1:1  error content/file-name  a file named index is served at the address of its folder -> give the page a name of its own',
      ],
    ],
    [
      'a page with the name of its folder',
      (site) => {
        addPage(site, 'docs-core/components/components.mdx');
        site.replace(
          'src/navigation/core.ts',
          "'/core/components/account' }",
          "'/core/components/account' }, { pathname: '/core/components/components' }",
        );
      },
      [
        'docs-core/components/components.mdx:1:1  error content/file-name  a file named components is served at the address of its folder -> give the page a name of its own',
      ],
    ],
    [
      'two pages with one path',
      (site) =>
        site.copy('docs-core/introduction/overview.mdx', 'docs-core/introduction/overview.md'),
      [
        'docs-core/introduction/overview.mdx:1:1  error content/duplicate-page  the page has the path of docs-core/introduction/overview.md -> remove one of the two',
      ],
    ],
  ]);
});
