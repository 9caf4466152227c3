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
    input: 'an empty picture',
    edit: (site) => site.write('static/img/empty.png', ''),
    says: ['static/img/empty.png:1:1  content/picture-file  the picture is empty -> save it again'],
  },
  {
    input: 'a picture that is a page of an error',
    edit: (site) => site.write('static/img/error.png', '<html>404</html>'),
    says: [
      'static/img/error.png:1:1  content/picture-file  the file is a page of HTML -> save the picture that the page shows',
    ],
  },
  {
    input: 'a picture that is a text',
    edit: (site) => site.write('static/img/text.png', 'A text.\n'),
    says: [
      'static/img/text.png:1:1  content/picture-file  the file is no picture of the kind png -> save it again',
    ],
  },
  {
    input: 'a picture that Git LFS has not fetched',
    edit: (site) =>
      site.write('static/img/lfs.png', 'version https://git-lfs.github.com/spec/v1\nsize 12\n'),
    says: [
      'static/img/lfs.png:1:1  content/picture-file  the file is a pointer of Git LFS -> run git lfs pull, or add the picture itself',
    ],
  },
  {
    input: 'pictures that browsers do not show',
    edit: (site) => {
      const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0');
      site.write('static/img/camera.heic', heic);
      site.write('static/img/camera.jpg', heic);
      site.write('static/img/scan.tif', Buffer.from('II*\0'));
    },
    says: [
      'static/img/camera.heic:1:1  content/picture-file  browsers do not show pictures of the kind heic -> save it as WebP',
      'static/img/camera.jpg:1:1  content/picture-file  browsers do not show pictures of the kind heic -> save it as WebP',
      'static/img/scan.tif:1:1  content/picture-file  browsers do not show pictures of the kind tiff -> save it as WebP',
    ],
  },
  {
    input: 'a JPEG named PNG',
    edit: (site) => site.write('static/img/photo.png', Buffer.from([0xff, 0xd8, 0xff, 0xe0])),
    says: [
      'static/img/photo.png:1:1  content/picture-file  the file is a picture of the kind jpeg -> give it the ending of its kind',
    ],
  },
  {
    input: 'a picture of four megabytes',
    edit: (site) => {
      const comment = `!\u00fe${`\u00ff${'x'.repeat(255)}`.repeat(15_625)}\0`;
      site.write(
        'static/img/large.gif',
        Buffer.from(`GIF89a${'\0'.repeat(7)}${comment};`, 'latin1'),
      );
    },
    says: [
      'static/img/large.gif:1:1  content/picture-file  the picture has 4000017 bytes, more than 500000 -> make it smaller, or save it as WebP',
    ],
  },
  {
    input: 'pictures that end too early',
    edit: (site) => {
      const png = '89504e470d0a1a0a0000000d4948445200000010';
      site.write('static/img/half.png', Buffer.from(png, 'hex'));
      const jpeg = 'ffd8ffe000104a46494600010100000100010000ffda00080101003f00d2';
      site.write('static/img/half.jpg', Buffer.from(jpeg, 'hex'));
      const webp = '52494646ff000000574542505650384c';
      site.write('static/img/half.webp', Buffer.from(webp, 'hex'));
    },
    says: [
      'static/img/half.jpg:1:1  content/picture-file  the picture ends too early -> save it again',
      'static/img/half.png:1:1  content/picture-file  the picture ends too early -> save it again',
      'static/img/half.webp:1:1  content/picture-file  the picture ends too early -> save it again',
    ],
  },
  {
    input: 'an SVG whose tags do not match',
    edit: (site) =>
      site.write(
        'static/img/tags.svg',
        '<svg xmlns="http://www.w3.org/2000/svg">\n  <g>\n</svg>\n',
      ),
    says: [
      'static/img/tags.svg:3:1  content/picture-file  the picture is not well-formed XML: unexpected close tag -> correct it there, or export the picture again',
    ],
  },
  {
    input: 'an SVG that is cut off',
    edit: (site) =>
      site.write('static/img/half.svg', '<svg xmlns="http://www.w3.org/2000/svg">\n  <g>\n'),
    says: [
      'static/img/half.svg:2:3  content/picture-file  the picture is not well-formed XML: the tag is not closed -> correct it there, or export the picture again',
    ],
  },
  {
    input: 'an SVG with a character of HTML',
    edit: (site) =>
      site.write(
        'static/img/entity.svg',
        '<svg xmlns="http://www.w3.org/2000/svg"><text>A&nbsp;B</text></svg>',
      ),
    says: [
      'static/img/entity.svg:1:48  content/picture-file  the picture is not well-formed XML: invalid character entity -> correct it there, or export the picture again',
    ],
  },
  {
    input: 'an SVG without its namespace',
    edit: (site) => site.write('static/img/bare.svg', '<svg><g /></svg>'),
    says: [
      'static/img/bare.svg:1:1  content/picture-file  the picture has no namespace, so browsers show nothing -> write <svg xmlns="http://www.w3.org/2000/svg">',
    ],
  },
  {
    input: 'an SVG with a script',
    edit: (site) =>
      site.write(
        'static/img/active.svg',
        '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>',
      ),
    says: [
      'static/img/active.svg:1:1  content/picture-file  the picture holds code, which the site blocks -> export it without scripts',
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
    input: 'a demo without default export',
    edit: (site) =>
      site.write(
        'src/demos/core/account/NoDefault.tsx',
        'export function NoDefault() {\n  return null;\n}\n',
      ),
    says: [
      'src/demos/core/account/NoDefault.tsx:1:1  content/demo  a demo without a default export -> export its component by "export default function …"',
    ],
  },
  {
    input: 'a demo that imports what is not there',
    edit: (site) =>
      site.write(
        'src/demos/core/account/Missing.tsx',
        "import { x } from './nowhere';\n\nexport default function Missing() {\n  return x;\n}\n",
      ),
    says: [
      'src/demos/core/account/Missing.tsx:1:20  content/demo  the module "./nowhere" does not exist -> write src/demos/core/account/nowhere.ts or src/demos/core/account/nowhere.tsx, or correct the path',
    ],
  },
  {
    input: 'a demo that imports a file of the site',
    edit: (site) => {
      site.write('src/site.ts', 'export const title = 1;\n');
      site.write(
        'src/demos/core/account/Outside.tsx',
        "import { title } from '../../../site';\nexport default function Outside() {\n  return title;\n}\n",
      );
    },
    says: [
      'src/demos/core/account/Outside.tsx:1:24  content/demo  the import leads out of src/demos -> move what the demo needs beside it: readers get its files as a project',
    ],
  },
  {
    input: 'a demo that is not UTF-8',
    edit: (site) =>
      site.write(
        'src/demos/core/account/Latin.tsx',
        Buffer.from('export default function Latin() {\n  return <p>caf\xe9</p>;\n}\n', 'latin1'),
      ),
    says: [
      'src/demos/core/account/Latin.tsx:2:16  content/encoding  the file is not UTF-8 -> save it as UTF-8',
    ],
  },
  {
    input: 'a demo that throws whenever it is drawn, and uses what it has not imported',
    edit: (site) =>
      site.write(
        'src/demos/core/account/Throws.tsx',
        [
          'export default function Throws() {',
          '  const [isOpen] = useState(false);',
          '  if (isOpen) throw new Error();',
          '  void (<Acount open={isOpen as boolean} />);',
          "  throw new Error('Nothing is drawn.');",
          '}',
          '',
        ].join('\n'),
      ),
    says: [
      'src/demos/core/account/Throws.tsx:2:20  content/demo-syntax  "useState" is neither imported nor declared -> add import { useState } from \'react\', or to the names that are imported from there',
      'src/demos/core/account/Throws.tsx:4:10  content/demo-syntax  "Acount" is neither imported nor declared -> import it, or correct the name',
      'src/demos/core/account/Throws.tsx:5:3  content/demo-syntax  the demo throws whenever it is drawn -> remove the throw, or put it under a condition',
    ],
  },
  {
    input: 'a demo with two default exports',
    edit: (site) =>
      site.write(
        'src/demos/core/account/Twice.tsx',
        'export default () => null;\nexport default function Twice() {\n  return null;\n}\n',
      ),
    says: [
      'src/demos/core/account/Twice.tsx:2:1  content/demo-syntax  the demo has a second default export -> remove export default from one of the two',
    ],
  },
  {
    input: 'a demo that is no TypeScript',
    edit: (site) =>
      site.write(
        'src/demos/core/account/Broken.tsx',
        'export default function Broken() {\n  return <div>;\n}\n',
      ),
    says: [
      "src/demos/core/account/Broken.tsx:2:11  content/demo-syntax  the demo is not valid TypeScript: JSX element 'div' has no corresponding closing tag. -> correct the syntax",
    ],
  },
  {
    input: 'half a pair of marks in a demo',
    edit: (site) =>
      site.write(
        'src/demos/core/account/Marks.tsx',
        'export default function Marks() {\n  // preview-start\n  return null;\n}\n',
      ),
    says: [
      'src/demos/core/account/Marks.tsx:2:1  content/demo  preview-start without preview-end -> add the end below it, or remove the start',
    ],
  },
  {
    input: 'one of three stylings',
    edit: (site) =>
      site.write(
        'src/demos/core/account/Styled.css.tsx',
        'export default function Styled() {\n  return null;\n}\n',
      ),
    says: [
      'src/demos/core/account/Styled.css.tsx:1:1  content/demo  the demo has stylings, but lacks system and tailwind -> write src/demos/core/account/Styled.tsx and src/demos/core/account/Styled.tailwind.tsx, or remove the others',
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
    input: 'a demo that imports an entry which the package does not have',
    edit: (site) =>
      site.write(
        'src/demos/core/cases/Entry.tsx',
        "import Button from '@mui/material/Buttton';\n\nexport default function Entry() {\n  return <Button />;\n}\n",
      ),
    says: [
      'src/demos/core/cases/Entry.tsx:1:21  content/demo  the package @mui/material has no entry "@mui/material/Buttton" -> did you mean "@mui/material/Button"?',
    ],
  },
];
