import { redirects } from '../catalogue/edits';
import { testProblems, type FixtureSite } from '../fixtureSite';

const folder = 'core_versioned_docs/version-0.1.0';
const sidebar = 'core_versioned_sidebars/version-0.1.0-sidebars.json';

const page = `---
title: Overview
description: Says what the first release of the library gave to a dashboard.
pageType: overview
---

The first release drew the frame of a dashboard.
`;

/** A release with one page, and nothing wrong. */
function archive(site: FixtureSite, body = ''): void {
  site.write('core_versions.json', '["0.1.0"]\n');
  site.write(`${folder}/introduction/overview.mdx`, page + body);
  const item = { type: 'doc', id: 'introduction/overview', label: 'Overview' };
  site.write(
    sidebar,
    JSON.stringify({ core: [{ type: 'category', label: 'Start', items: [item] }] }, null, 2),
  );
}

const products = (versions: string): string => `
  export const products = {
    core: { versions: [{ text: '0.2.0', current: true }, ${versions}], name: 'Name', metadata: 'Parts' },
    studio: { versions: [{ text: '0.2.0', current: true }], name: 'Other', metadata: 'Parts' },
  };
`;

describe('archived pages', () => {
  testProblems([
    ['a release without a problem', (site) => archive(site), []],
    [
      'redirects to pages of a release, from those of a release that is gone, and of what leads on by itself',
      (site) => {
        archive(site);
        redirects(
          "{ from: '/core/old.16/', to: '/core/0.1.0/introduction/overview/' }",
          "{ from: '/core/0.0.1/*', to: '/core/:splat' }",
          "{ from: '/core/0.1.0/', to: '/core/introduction/overview/' }",
          "{ from: '/core/old-2.html', to: '/core/0.1.0/introduction/nope/' }",
        )(site);
      },
      [
        'src/hosting/redirects.ts:4:5  error redirects/group  source "/core/0.1.0/" is a group, which leads to one of its pages by itself -> remove the rule',
        'src/hosting/redirects.ts:5:5  error redirects/dead-target  target "/core/0.1.0/introduction/nope/" does not exist, so "/core/old-2.html" leads nowhere -> name a page, or remove the rule',
        'src/hosting/redirects.ts:5:5  error redirects/malformed  source "/core/old-2.html" names a file, which servers take for the page -> write "/core/old-2/"',
      ],
    ],
    [
      'a link of a release leads to its own pages, whatever the current ones are',
      (site) => archive(site, '\n[Account](/core/components/account/)\n'),
      [
        `${folder}/introduction/overview.mdx:9:1  error content/broken-link  "/core/0.1.0/components/account/" is no page -> did you mean "/core/components/account/"?`,
      ],
    ],
    [
      'a current page does not lead into a release without saying so',
      (site) => {
        archive(site);
        const gone = `${folder}/introduction/quickstart.mdx`;
        site.write(
          gone,
          page.replace('title: Overview', 'title: Quickstart').replace('Says', 'Tells'),
        );
        const file = { type: 'doc', id: 'introduction/quickstart', label: 'Quickstart' };
        const item = { type: 'doc', id: 'introduction/overview', label: 'Overview' };
        const items = [item, file];
        site.write(
          sidebar,
          JSON.stringify({ core: [{ type: 'category', label: 'Start', items }] }, null, 2),
        );
        site.append(
          'docs-core/introduction/overview.mdx',
          '\n[One](/core/introduction/quickstart/) and [two](/core/0.1.0/introduction/quickstarts/).\n',
        );
      },
      [
        'docs-core/introduction/overview.mdx:13:1  error content/broken-link  "/core/introduction/quickstart/" is no page -> link to a page that exists',
        'docs-core/introduction/overview.mdx:13:43  error content/broken-link  "/core/0.1.0/introduction/quickstarts/" is no page -> did you mean "/core/0.1.0/introduction/quickstart/"?',
      ],
    ],
    [
      'a sidebar that is gone',
      (site) => {
        archive(site);
        site.remove(sidebar);
      },
      [
        `${sidebar}:1:1  error content/archive-sidebar  the archived release has no sidebar -> restore it from git, or cut the release again`,
      ],
    ],
    [
      'a sidebar that is JSON, and no sidebar',
      (site) => {
        archive(site);
        site.write(sidebar, '{ "core": null }');
      },
      [
        `${sidebar}:1:1  error content/archive-sidebar  the sidebar can't be read: it has no list of entries -> restore it from git, or cut the release again`,
      ],
    ],
    [
      'entries of a sidebar that Docusaurus would not accept',
      (site) => {
        archive(site);
        site.replace(sidebar, '"label": "Start"', '"lable": "Start"');
        site.replace(sidebar, '"items": [', '"items": [ 5, {}, "introduction/overview",');
        site.replace(sidebar, '"doc"', '"dok"');
        site.replace(sidebar, '"core": [', '"core": [ { "type": "category", "items": 1 },');
      },
      [
        `${sidebar}:2:13  error content/archive-sidebar  an entry of the type "category" has no label -> add "label": …`,
        `${sidebar}:2:44  error content/archive-sidebar  items of an entry is the number 1 -> write a list of entries`,
        `${sidebar}:5:7  error content/archive-sidebar  an entry of the type "category" has no field "lable" -> did you mean "label"?`,
        `${sidebar}:6:18  error content/archive-sidebar  an entry of the sidebar is the number 5 -> write it as an object with a type, or remove it`,
        `${sidebar}:8:19  error content/archive-sidebar  there is no entry of the type "dok" -> did you mean "doc"?`,
      ],
    ],
    [
      'a sidebar without pages',
      (site) => {
        archive(site);
        site.remove(folder);
      },
      [
        `${sidebar}:1:1  error content/archive-folder  the release has a sidebar, and no pages in ${folder} -> restore them from git, or remove 0.1.0 from core_versions.json`,
      ],
    ],
    [
      'pages of a release that is not listed',
      (site) => {
        archive(site);
        site.write('core_versions.json', '[]\n');
      },
      [
        `core_versions.json:1:1  error content/archive-folder  the list has no release whose pages are in ${folder} -> add the release to the list, or delete the folder`,
      ],
    ],
    [
      'a release that is listed twice',
      (site) => {
        archive(site);
        site.write('core_versions.json', '[\n  "0.1.0",\n  "0.1.0"\n]\n');
      },
      [
        'core_versions.json:3:3  error content/json  0.1.0 is listed twice -> remove one of the two',
      ],
    ],
    [
      'a release that is listed twice, and one without its last number',
      (site) => {
        archive(site);
        site.write('core_versions.json', '["0.1.0", "0.1.0", "0.11"]\n');
      },
      [
        'core_versions.json:1:11  error content/json  0.1.0 is listed twice -> remove one of the two',
        'core_versions.json:1:20  error content/json  "0.11" is no release -> write it as 0.11.0, or remove it',
      ],
    ],
    [
      'a release whose name leads out of its folder',
      (site) => {
        archive(site);
        site.write('core_versions.json', '["0.1.0", "../../x"]\n');
      },
      [
        'core_versions.json:1:11  error content/json  "../../x" is no release -> write its three numbers, or remove it',
      ],
    ],
    [
      'a folder in the place of the list',
      (site) => {
        archive(site);
        site.remove('core_versions.json');
        site.write('core_versions.json/x', '');
      },
      [
        'core_versions.json:1:1  error content/json  a folder has the place of the file -> restore the file from git',
      ],
    ],
    [
      'an entry without a page, and a page without an entry',
      (site) => {
        archive(site);
        site.rename(`${folder}/introduction/overview.mdx`, `${folder}/introduction/start.mdx`);
      },
      [
        `${folder}/introduction/start.mdx:1:1  error content/archive-unlisted-page  the sidebar of 0.1.0 does not list the page -> add its entry to ${sidebar}, or remove the file`,
        `${sidebar}:9:11  error content/archive-missing-page  the sidebar of 0.1.0 lists "introduction/overview", which has no page -> remove the entry, or write ${folder}/introduction/overview.mdx`,
      ],
    ],
    [
      'a demo, which would run the current release',
      (site) => archive(site, '\n<Demo name="core/account/BasicAccount" />\n'),
      [
        `${folder}/introduction/overview.mdx:9:1  error content/archive-live-demo  a demo runs the current release, and the page is about an archived one -> put its source in its place, as npm run version:cut does`,
      ],
    ],
  ]);
});

describe('the list of releases', () => {
  testProblems([
    [
      'the same as that of Docusaurus',
      (site) => {
        archive(site);
        site.write(
          'src/products.ts',
          products("{ text: '0.1.0', href: '/core/0.1.0/introduction/overview/' }"),
        );
      },
      [],
    ],
    [
      'a release that is served and not listed',
      (site) => {
        archive(site);
        site.write('src/products.ts', products(''));
      },
      [
        "src/products.ts:3:5  error content/release-unlisted  core_versions.json has core 0.1.0, and the list has not -> add { text: '0.1.0', href: '/core/0.1.0/introduction/overview/' }",
      ],
    ],
    [
      'a release that is listed and not served',
      (site) =>
        site.write('src/products.ts', products("{ text: '0.1.0', href: '/core/0.1.0/a/' }")),
      [
        'src/products.ts:3:66  error content/release-unknown  core 0.1.0 is listed, and core_versions.json does not have it -> cut it with npm run version:cut -- core 0.1.0, or remove it here',
      ],
    ],
    [
      'a list of releases that is gone, with the pages of one',
      (site) => {
        archive(site);
        site.remove('core_versions.json');
        site.write('src/products.ts', products("{ text: '0.1.0', href: '/core/0.1.0/a/' }"));
      },
      [
        `core_versions.json:1:1  error content/archive-folder  the file is missing, and there are pages in ${folder} -> restore it from git`,
      ],
    ],
    [
      'a sidebar of no pages',
      (site) => {
        archive(site);
        site.write(sidebar, '{}\n');
      },
      [
        `${sidebar}:1:1  error content/archive-sidebar  the sidebar of 0.1.0 lists no page -> restore it from git`,
      ],
    ],
    [
      'a start page of another release',
      (site) => {
        archive(site);
        site.write(
          'src/products.ts',
          products("{ text: '0.1.0', href: '/core/introduction/overview/' }"),
        );
      },
      [
        'src/products.ts:3:66  error content/release-start  the start page "/core/introduction/overview/" of core 0.1.0 is a page of another release -> name a page of that release, with a slash at the end',
      ],
    ],
    [
      'a start page that is left out',
      (site) => {
        archive(site);
        site.write('src/products.ts', products("{ text: '0.1.0' }"));
      },
      [
        "src/products.ts:3:66  error content/release-start  core 0.1.0 has no href -> write { text: '0.1.0', href: '/core/0.1.0/introduction/overview/' }",
      ],
    ],
    [
      'a start page that does not exist',
      (site) => {
        archive(site);
        site.write('src/products.ts', products("{ text: '0.1.0', href: '/core/0.1.0/a/' }"));
      },
      [
        'src/products.ts:3:66  error content/release-start  the start page "/core/0.1.0/a/" of core 0.1.0 is no page -> name a page of that release, with a slash at the end',
      ],
    ],
  ]);
});
