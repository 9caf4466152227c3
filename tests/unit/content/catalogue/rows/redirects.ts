import { redirects } from '../edits';
import type { EditRow } from '../types';

const target = "to: '/core/introduction/overview/'";
const file = 'src/hosting/redirects.ts';
const alone = 'the table of redirects is broken by other inputs too';

/** Rows about the redirects, each of one table. */
export const redirectRows: readonly EditRow[] = [
  {
    input: 'a redirect of the whole site, and sound ones beside it',
    edit: redirects(
      `{ from: '/*', ${target} }`,
      `{ from: '/old-a/', ${target} }`,
      "{ from: '/old-b/*', to: '/core/introduction/:splat' }",
    ),
    says: [
      `${file}:2:5  redirects/malformed  source "/*" stands for every page of the site -> name the old address, such as "/old/" or "/old/*"`,
    ],
    alone,
  },
  {
    input: 'redirects to files of pages',
    edit: redirects(
      "{ from: '/old-a/', to: '/core/introduction/overview.mdx' }",
      "{ from: '/old-b/', to: 'docs-core/introduction/overview.mdx#place' }",
    ),
    says: [
      `${file}:2:5  redirects/malformed  target "/core/introduction/overview.mdx" names the file of a page instead of its address -> write "/core/introduction/overview/"`,
      `${file}:3:5  redirects/malformed  target "docs-core/introduction/overview.mdx#place" names the file of a page instead of its address -> write "/core/introduction/overview/#place"`,
    ],
    alone,
  },
  {
    input: 'a redirect with two targets',
    edit: redirects(`{ from: '/old-a/', ${target}, ${target} }`),
    says: [
      `${file}:2:58  config/repeated-key  "to" stands in this object already, and only the later one counts -> remove one of the two`,
    ],
    alone,
  },
  {
    input: 'a redirect of all pages of a product, and a sound one to such a page',
    edit: redirects(
      `{ from: '/core/*', ${target} }`,
      "{ from: '/old-a/', to: '/core/introduction/tutorial/' }",
    ),
    says: [
      `${file}:2:5  redirects/hidden-page  source "/core/*" hides the page "/core/" -> remove the rule, or move the page`,
    ],
    alone,
  },
  {
    input: 'a redirect with faults in both of its addresses',
    edit: redirects("{ from: '/toolpad/old-a', to: '/core/nowhere/' }"),
    says: [
      `${file}:2:5  redirects/base-path  source "/toolpad/old-a" has the base path, and rules are written without it -> write "/old-a/"`,
      `${file}:2:5  redirects/dead-target  target "/core/nowhere/" does not exist, so "/toolpad/old-a" leads nowhere -> name a page, or remove the rule`,
      `${file}:2:5  redirects/malformed  source "/toolpad/old-a" has no slash behind its last segment -> write "/old-a/"`,
    ],
    alone,
  },
  {
    input: 'redirects with a hash, a query, blanks, a misspelled scheme, and the base path',
    edit: redirects(
      `{ from: '/old-a/#part', ${target} }`,
      `{ from: '/old-b/?page=1', ${target} }`,
      "{ from: '/old-c/', to: ' /core/introduction/overview/' }",
      "{ from: '/old-d/', to: 'htps://example.com/' }",
      "{ from: '/old-e/', to: '/toolpad/core/introduction/overview/' }",
      "{ from: '/old-f/', to: '/core/my page/' }",
      `{ from: '/old//g/', ${target} }`,
    ),
    says: [
      `${file}:2:5  redirects/malformed  source "/old-a/#part" has a hash, which no server is told -> write "/old-a/"`,
      `${file}:3:5  redirects/malformed  source "/old-b/?page=1" has a query -> write "/old-b/"`,
      `${file}:4:5  redirects/malformed  target " /core/introduction/overview/" has blanks around it -> write "/core/introduction/overview/"`,
      `${file}:5:5  redirects/malformed  target "htps://example.com/" names a site, and rules are about pages of this one -> write the path of a page, such as "/core/introduction/overview/"`,
      `${file}:6:5  redirects/base-path  target "/toolpad/core/introduction/overview/" has the base path, and rules are written without it -> write "/core/introduction/overview/"`,
      `${file}:7:5  redirects/malformed  target "/core/my page/" is not a page -> write it without base path, from "/" to a last "/", ":splat" or "#anchor"`,
      `${file}:8:5  redirects/malformed  source "/old//g/" has a doubled slash -> write "/old/g/"`,
    ],
    alone,
  },
  {
    input: 'redirects with misspelled and unknown fields, and one without target',
    edit: redirects(
      `{ form: '/old-a/', ${target} }`,
      "{ from: '/old-b/', too: '/core/introduction/overview/' }",
      `{ from: '/old-c/', ${target}, status: 302 }`,
      "{ from: '/old-d/' }",
      "{ from: 5, to: '/new/' }",
      "{ from: '/old-e/', to: '/core/nowhere/' }",
    ),
    says: [
      `${file}:2:5  redirects/unknown-field  a rule has no field "form" -> did you mean "from"?`,
      `${file}:3:22  redirects/unknown-field  a rule has no field "too" -> did you mean "to"?`,
      `${file}:4:58  redirects/unknown-field  a rule has no field "status" -> remove it: a rule has from and to, and holds for good`,
      `${file}:5:11  redirects/malformed-rule  the rule {"from":"/old-d/"} does not have from and to as texts -> write { from: '/old/', to: '/core/introduction/overview/' }`,
      `${file}:6:18  redirects/malformed-rule  the rule {"from":5,"to":"/new/"} does not have from and to as texts -> write { from: '/old/', to: '/core/introduction/overview/' }`,
      `${file}:7:5  redirects/dead-target  target "/core/nowhere/" does not exist, so "/old-e/" leads nowhere -> name a page, or remove the rule`,
    ],
    alone,
  },
  {
    input: 'a file at the address of a redirect',
    edit: (site) => {
      redirects(`{ from: '/old-a/', ${target} }`)(site);
      site.write('static/old-a/index.html', '<p>It has moved.</p>\n');
    },
    says: [
      `${file}:2:5  redirects/file-clash  static/old-a/index.html has the address "/old-a/" as well -> remove the file or the rule: a build writes a page there that leads on`,
    ],
    alone,
  },
];
