import type { EditRow } from '../types';

const sound = 'docs-core/cases/sound.mdx';

/** Rows about files: their names, their kinds, and what is in those that are no pages. */
export const fileRows: readonly EditRow[] = [
  {
    input: '`_category_.json`',
    edit: (site) => site.write('docs-core/cases/_category_.json', '{ "label": "Cases" }'),
    says: [
      'docs-core/cases/_category_.json:1:1  content/category-file  category files are a second source of order beside the navigation spec -> delete the file, and write the group in src/navigation',
    ],
  },
  {
    input: 'two names that differ in case alone',
    edit: (site) => site.copy('static/img/dashboard.svg', 'static/img/Dashboard.svg'),
    says: [
      'static/img/dashboard.svg:1:1  content/case-collision  the name differs from static/img/Dashboard.svg in case only -> rename one of the two',
    ],
  },
  {
    input: '`.md` beside `.mdx`',
    edit: (site) => site.copy(sound, 'docs-core/cases/sound.md'),
    says: [
      'docs-core/cases/sound.mdx:1:1  content/duplicate-page  the page has the path of docs-core/cases/sound.md -> remove one of the two',
    ],
  },
  {
    input: 'a name with capitals and underscores',
    edit: (site) => site.copy(sound, 'docs-core/cases/My_Page.mdx'),
    says: [
      'docs-core/cases/My_Page.mdx:1:1  content/file-name  "My_Page" is no name for a page or folder -> rename the file to my-page.mdx',
      "docs-core/cases/My_Page.mdx:1:1  nav/missing-entry  the page has no entry in src/navigation/core.ts -> add { pathname: '/core/cases/my-page' } there, or start the file name with _ if other pages include it",
    ],
  },
  {
    input: 'a name with a space',
    edit: (site) => site.copy(sound, 'docs-core/cases/my page.mdx'),
    says: [
      'docs-core/cases/my page.mdx:1:1  content/file-name  "my page" is no name for a page or folder -> rename the file to my-page.mdx',
      "docs-core/cases/my page.mdx:1:1  nav/missing-entry  the page has no entry in src/navigation/core.ts -> add { pathname: '/core/cases/my-page' } there, or start the file name with _ if other pages include it",
    ],
  },
  {
    input: 'a name of other letters',
    edit: (site) => site.copy(sound, 'docs-core/cases/页.mdx'),
    says: [
      'docs-core/cases/页.mdx:1:1  content/file-name  "页" is no name for a page or folder -> use lower-case letters and digits, words joined by single hyphens',
    ],
  },
  {
    input: 'a copy by a file manager',
    edit: (site) => site.copy(sound, sound.replace('.mdx', ' copy.mdx')),
    says: [
      `${sound.replace('.mdx', ' copy.mdx')}:1:1  content/unread-file  the file is a copy of ${sound.replace(/^.*\//, '')} that a program has left -> delete it, or give it a name of its own if it is another page`,
    ],
  },
  {
    input: 'a name that Windows keeps for a device',
    edit: (site) => site.copy(sound, 'docs-core/cases/aux.mdx'),
    says: [
      'docs-core/cases/aux.mdx:1:1  content/windows-name  Windows can\'t have a file named "aux.mdx" -> rename it',
      "docs-core/cases/aux.mdx:1:1  nav/missing-entry  the page has no entry in src/navigation/core.ts -> add { pathname: '/core/cases/aux' } there, or start the file name with _ if other pages include it",
    ],
  },
  {
    input: 'a character that Windows refuses',
    edit: (site) => site.copy('static/img/dashboard.svg', 'static/img/what?.svg'),
    says: [
      'static/img/what?.svg:1:1  content/windows-name  Windows can\'t have a file named "what?.svg" -> rename it',
    ],
  },
  {
    input: 'a page named index',
    edit: (site) => site.copy(sound, 'docs-core/cases/index.mdx'),
    says: [
      'docs-core/cases/index.mdx:1:1  content/file-name  a file named index is served at the address of its folder -> give the page a name of its own',
      "docs-core/cases/index.mdx:1:1  nav/missing-entry  the page has no entry in src/navigation/core.ts -> add { pathname: '/core/cases/index' } there, or start the file name with _ if other pages include it",
    ],
  },
  {
    input: 'a page named after its folder',
    edit: (site) => site.copy(sound, 'docs-core/cases/cases.mdx'),
    says: [
      'docs-core/cases/cases.mdx:1:1  content/file-name  a file named cases is served at the address of its folder -> give the page a name of its own',
      "docs-core/cases/cases.mdx:1:1  nav/missing-entry  the page has no entry in src/navigation/core.ts -> add { pathname: '/core/cases/cases' } there, or start the file name with _ if other pages include it",
    ],
  },
  {
    input: 'a page named as a placeholder',
    edit: (site) => site.copy(sound, 'docs-core/cases/[docsTab].mdx'),
    says: [
      'docs-core/cases/[docsTab].mdx:1:1  nav/reserved-segment  "[docsTab]" stands for any tab and is no name for a page -> rename the file',
    ],
  },
  {
    input: 'the ending `.markdown`',
    edit: (site) => site.copy(sound, 'docs-core/cases/page.markdown'),
    says: [
      'docs-core/cases/page.markdown:1:1  content/unread-file  the file is not read: pages end in .mdx -> rename it to page.mdx',
    ],
  },
  {
    input: 'a second ending',
    edit: (site) => site.copy(sound, 'docs-core/cases/second.mdx.txt'),
    says: [
      'docs-core/cases/second.mdx.txt:1:1  content/unread-file  the file is not read: pages end in .mdx -> rename it to second.mdx',
    ],
  },
  {
    input: 'the ending `.MDX`',
    edit: (site) => site.copy(sound, 'docs-core/cases/shout.MDX'),
    says: [
      'docs-core/cases/shout.MDX:1:1  content/unread-file  the file is not read: pages end in .mdx -> rename it to shout.mdx',
    ],
  },
  {
    input: 'a copy that an editor left',
    edit: (site) => site.copy(sound, 'docs-core/cases/sound.mdx.orig'),
    says: [
      'docs-core/cases/sound.mdx.orig:1:1  content/unread-file  the file is a copy that a program has left -> delete it',
    ],
  },
  {
    input: 'a link out of the content',
    edit: (site) => site.link('/etc/hostname', 'docs-core/cases/host.mdx'),
    says: [
      'docs-core/cases/host.mdx:1:1  content/symlink  the file is a symbolic link that leads out of the content folder -> replace it by the file itself',
    ],
  },
  {
    input: 'a link to nothing',
    edit: (site) => site.link('/nowhere', 'docs-core/cases/nowhere.mdx'),
    says: [
      'docs-core/cases/nowhere.mdx:1:1  content/symlink  the file is a symbolic link that leads out of the content folder -> replace it by the file itself',
    ],
  },
  {
    input: 'a link to another page',
    edit: (site) => site.link('./sound.mdx', 'docs-core/cases/linked.mdx'),
    says: [
      'docs-core/cases/linked.mdx:1:1  content/symlink  the file is a symbolic link -> remove it: one page has one path',
    ],
  },
  {
    input: 'a React page at the address of a docs page',
    edit: (site) => site.write('src/pages/core/cases/sound.tsx', 'export default () => null;\n'),
    says: [
      'src/pages/core/cases/sound.tsx:1:1  content/route-clash  the page has the address of docs-core/cases/sound.mdx -> rename or remove one of the two',
    ],
  },
  {
    input: 'a file of JSON with a comma too many',
    edit: (site) => site.write('static/data.json', '{ "a": 1, }'),
    says: [
      'static/data.json:1:11  content/json  the file is not valid JSON here -> correct the syntax: double quotes, a comma between entries and none behind the last',
    ],
  },
  {
    input: 'a package.json that is cut off',
    edit: (site) => site.write('package.json', '{ "name": "x"'),
    says: [
      'package.json:1:14  content/json  the file ends too early to be JSON -> correct the syntax: double quotes, a comma between entries and none behind the last',
    ],
  },
  {
    input: 'a list of releases that is cut off',
    edit: (site) => site.write('core_versions.json', '["0.12.1"'),
    says: [
      'core_versions.json:1:10  content/json  the file ends too early to be JSON -> correct the syntax: double quotes, a comma between entries and none behind the last',
    ],
  },
  {
    input: 'a list of releases that is no list',
    edit: (site) => site.write('studio_versions.json', '{ "0.12.1": true }'),
    says: [
      'studio_versions.json:1:1  content/json  the file is no list of releases -> restore it, for example ["0.12.1"]',
    ],
  },
  {
    input: 'a page outside of the documentation that is no MDX',
    edit: (site) =>
      site.write('src/pages/legal/index.mdx', '---\ntitle: Legal\n---\n\nA brace { alone.\n'),
    says: [
      'src/pages/legal/index.mdx:5:9  content/mdx-syntax  { starts JavaScript in MDX, and the } that ends it is missing -> write \\{ for the character, or put the text into backticks',
    ],
  },
  {
    input: 'a page outside of the documentation with a broken link, picture, and front matter',
    edit: (site) =>
      site.write(
        'src/pages/contact/index.mdx',
        '---\ntitle: 5\nslug: /x\n---\n\n# Contact\n\n[Gone](/core/nowhere/)\n\n![A face](./face.png)\n',
      ),
    says: [
      'src/pages/contact/index.mdx:2:8  content/front-matter-type  title is the number 5 -> write a text, in quotes if it looks like something else',
      'src/pages/contact/index.mdx:3:1  content/second-source  the key "slug" is not used here: the path of a page is the path of its file, and the navigation spec lists it -> remove the key',
      'src/pages/contact/index.mdx:8:1  content/broken-link  "/core/nowhere/" is no page -> link to a page that exists',
      'src/pages/contact/index.mdx:10:1  content/missing-image  the image src/pages/contact/face.png does not exist -> add the file, or correct the path',
    ],
  },
  {
    input: 'attributes of components outside of the documentation',
    edit: (site) =>
      site.write(
        'src/pages/sponsors.mdx',
        '---\ntitle: Sponsors\n---\n\n<CardGrid>\n<Card titel="x" href="/core/introduction/overview/">\n\nA sentence.\n\n</Card>\n</CardGrid>\n\n<Tabs>\n<TabItem value="a" lable="A">\n\nA sentence.\n\n</TabItem>\n<TabItem value="b" label="B">\n\nA sentence.\n\n</TabItem>\n</Tabs>\n',
      ),
    says: [
      'src/pages/sponsors.mdx:6:1  content/attribute  <Card> has no title -> add title="…"',
      'src/pages/sponsors.mdx:6:7  content/attribute  <Card> has no attribute "titel" -> did you mean "title"?',
      'src/pages/sponsors.mdx:14:20  content/attribute  <TabItem> has no attribute "lable" -> did you mean "label"?',
    ],
  },
  {
    input: 'a title in typographic quotes outside of the documentation',
    edit: (site) => site.write('src/pages/terms.mdx', '---\ntitle: “Terms”\n---\n\nA sentence.\n'),
    says: [
      'src/pages/terms.mdx:2:8  content/title  the quotes around the title are typographic, and would be shown -> write straight quotes, or none',
    ],
  },
  {
    input: 'a link to a section that a page outside of the documentation lacks',
    edit: (site) => {
      site.write('src/pages/imprint.mdx', '---\ntitle: Imprint\n---\n\nA sentence.\n');
      site.append('docs-core/cases/sound.mdx', '\n[Imprint](/imprint/#nowhere)\n');
    },
    says: [
      'docs-core/cases/sound.mdx:9:1  content/broken-anchor  src/pages/imprint.mdx has no anchor "#nowhere" -> remove the hash: the page has no headings',
    ],
  },
  {
    input: 'a partial that no page includes',
    edit: (site) => site.write('docs-core/cases/_alone.mdx', 'A sentence.\n'),
    says: [
      'docs-core/cases/_alone.mdx:1:1  content/unread-file  no page includes the file -> import it into a page, delete it, or, if it is a page, remove the _ from its path',
    ],
    alone: 'other pages can not be read, and might include it',
  },
  {
    input: 'a partial that includes itself',
    edit: (site) =>
      site.write('docs-core/cases/_self.mdx', 'import Self from "./_self.mdx";\n\n<Self />\n'),
    says: [
      'docs-core/cases/_self.mdx:1:18  content/partial-circle  the file includes itself, without end -> remove the import',
    ],
  },
  {
    input: 'two partials that include each other',
    edit: (site) => {
      site.write('docs-core/cases/_one.mdx', 'import Two from "./_two.mdx";\n\n<Two />\n');
      site.write('docs-core/cases/_two.mdx', 'import One from "./_one.mdx";\n\n<One />\n');
    },
    says: [
      'docs-core/cases/_one.mdx:1:17  content/partial-circle  docs-core/cases/_two.mdx includes this file, which includes it, without end -> remove the import',
      'docs-core/cases/_two.mdx:1:17  content/partial-circle  docs-core/cases/_one.mdx includes this file, which includes it, without end -> remove the import',
    ],
  },
  {
    input: 'a file at the address of a page',
    edit: (site) => site.write('static/core/cases/sound/index.html', '<p>A sentence.</p>\n'),
    says: [
      'static/core/cases/sound/index.html:1:1  content/route-clash  the file has the address of docs-core/cases/sound.mdx -> rename or remove one of the two',
    ],
  },
  {
    input: 'a file at the address of a translated page',
    edit: (site) => site.write('static/pt/core/cases/sound/index.html', '<p>Uma frase.</p>\n'),
    says: [
      'static/pt/core/cases/sound/index.html:1:1  content/route-clash  the file has the address of docs-core/cases/sound.mdx -> rename or remove one of the two',
    ],
  },
  {
    input: 'files at the addresses of start pages',
    edit: (site) => {
      site.write('static/index.html', '<p>A sentence.</p>\n');
      site.write('static/pt/index.html', '<p>Uma frase.</p>\n');
    },
    says: [
      'static/index.html:1:1  content/route-clash  the file has the address of a page -> rename or remove one of the two',
      'static/pt/index.html:1:1  content/route-clash  the file has the address of a page -> rename or remove one of the two',
    ],
  },
  {
    input: 'files by the names of those that a build writes',
    edit: (site) => {
      site.write('static/robots.txt', 'User-agent: *\n');
      site.write('static/pt/releases.json', '{}\n');
      site.write('static/core/cases/sound.md', '# A page\n');
      site.write('static/assets/js/chat.js', 'open();\n');
    },
    says: [
      'static/assets/js/chat.js:1:1  content/route-clash  a build has files of its own in assets/, by Docusaurus -> put the file into another folder',
      'static/core/cases/sound.md:1:1  content/route-clash  a build writes core/cases/sound.md itself, by src/plugins/machine-pages -> give the file another name, or remove it',
      'static/pt/releases.json:1:1  content/route-clash  a build writes releases.json itself, by src/plugins/release-feed -> give the file another name, or remove it',
      'static/robots.txt:1:1  content/route-clash  a build writes robots.txt itself, by src/plugins/hosting-files -> give the file another name, or remove it',
    ],
  },
];
