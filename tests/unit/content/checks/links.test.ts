import { body, testProblems } from '../fixtureSite';

describe('links', () => {
  testProblems([
    [
      'none to mail, telephones, and other places',
      body(
        '[a](mailto:a@b.org) [b](mailto:a@b.org,c@d.org?subject=x) [c](mailto:?subject=x) [d](tel:+49(30)1-2;ext=5) [e](ftp://b.org/) [f](vscode://file/a)',
      ),
      [],
    ],
    [
      'a title without a space in front of it, and a scheme in front of another one',
      body('[a](./tutorial.mdx"Title") and [b](http://https://mui.com).'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/malformed-address  "Title" belongs to the address, for no space is in front of it -> write [text](address "title")',
        'docs-core/introduction/overview.mdx:7:32  error content/malformed-address  "http://https://mui.com" has two schemes -> write "https://mui.com"',
      ],
    ],
    [
      'a misspelled page',
      body('[Tutorial](/core/introduction/tutoral/)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/broken-link  "/core/introduction/tutoral/" is no page -> did you mean "/core/introduction/tutorial/"?',
      ],
    ],
    [
      'a page that does not exist',
      body('[Nothing](/core/nothing/)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/broken-link  "/core/nothing/" is no page -> link to a page that exists',
      ],
    ],
    [
      'a group',
      body('[Introduction](/core/introduction/)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/broken-link  "/core/introduction/" is no page -> did you mean "/core/introduction/overview/"?',
      ],
    ],
    [
      'groups below others, with pages elsewhere and with names like those of pages',
      (site) => {
        site.replace(
          'src/navigation/core.ts',
          "'/core/components/authentication'",
          "'/core/introduction/tutorials'",
        );
        body('[One](/core/introduction/tutorials/) [Two](/core/components)')(site);
      },
      [
        'docs-core/introduction/overview.mdx:7:1  error content/broken-link  "/core/introduction/tutorials/" is no page -> did you mean "/core/components/account/"?',
        'docs-core/introduction/overview.mdx:7:38  error content/broken-link  "/core/components" is no page -> did you mean "/core/components/account/"?',
      ],
    ],
    [
      'no trailing slash',
      body('[Tutorial](/core/introduction/tutorial)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/trailing-slash  the link does not end in a slash -> write "/core/introduction/tutorial/"',
      ],
    ],
    [
      'no trailing slash before a hash',
      body('[Tutorial](/core/introduction/tutorial#whats-next)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/trailing-slash  the link does not end in a slash -> write "/core/introduction/tutorial/#whats-next"',
      ],
    ],
    [
      'no trailing slash before a query',
      body('[Tutorial](/core/introduction/tutorial?a=1#whats-next)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/trailing-slash  the link does not end in a slash -> write "/core/introduction/tutorial/?a=1#whats-next"',
      ],
    ],
    [
      'a doubled slash',
      body('[Tutorial](/core//introduction/tutorial/)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/doubled-slash  the link has a doubled slash -> write "/core/introduction/tutorial/"',
      ],
    ],
    [
      'the base path',
      body('[Tutorial](/toolpad/core/introduction/tutorial/)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/base-path-in-link  the link contains the base path, which is added to every link -> write "/core/introduction/tutorial/"',
      ],
    ],
    [
      'the base path and a wrong anchor',
      body('[Tutorial](/toolpad/core/introduction/tutorial/#nope)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/base-path-in-link  the link contains the base path, which is added to every link -> write "/core/introduction/tutorial/#nope"',
        'docs-core/introduction/overview.mdx:7:1  error content/broken-anchor  docs-core/introduction/tutorial.mdx has no anchor "#nope" -> use one of #before-you-begin, #write-the-page, #whats-next, #file-details',
      ],
    ],
    [
      'the own host',
      body('[Tutorial](http://localhost:3000/toolpad/core/introduction/tutorial/)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/own-host  the link names the host of this site -> write "/core/introduction/tutorial/"',
      ],
    ],
    [
      'the file name of the server',
      body('[Tutorial](/core/introduction/tutorial/index.html)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/page-address  the link is not the address of the page -> write "/core/introduction/tutorial/"',
      ],
    ],
    [
      'the file as an absolute path',
      body('[Tutorial](/core/introduction/tutorial.mdx)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/page-address  the link is not the address of the page -> write "/core/introduction/tutorial/"',
      ],
    ],
    [
      'a start page without slash',
      body('[Core](/core)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/trailing-slash  the link does not end in a slash -> write "/core/"',
      ],
    ],
    [
      'a misspelled anchor',
      body('[Next](/core/introduction/tutorial/#whats-nxt)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/broken-anchor  docs-core/introduction/tutorial.mdx has no anchor "#whats-nxt" -> did you mean "#whats-next"?',
      ],
    ],
    [
      'an anchor that the page itself lacks',
      body('[Start](#begin)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/broken-anchor  docs-core/introduction/overview.mdx has no anchor "#begin" -> use one of #start',
      ],
    ],
    [
      'an anchor with a malformed escape',
      body('[Start](#%E0%A4%A)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/broken-anchor  docs-core/introduction/overview.mdx has no anchor "#%E0%A4%A" -> use one of #start',
      ],
    ],
    [
      'a misspelled file',
      body('[Tutorial](./tutoral.mdx)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/broken-link  there is no page docs-core/introduction/tutoral.mdx -> did you mean "./tutorial.mdx"?',
      ],
    ],
    [
      'a file of the other product',
      body('[Studio](../../docs-studio/getting-started/overview.mdx)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/broken-link  a file link leads to the other product -> write "/studio/getting-started/overview/"',
      ],
    ],
    [
      'a partial',
      body('[Steps](./_steps.mdx)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/broken-link  there is no page docs-core/introduction/_steps.mdx -> link to a page that exists',
      ],
    ],
    [
      'a relative address',
      body('[Tutorial](./tutorial/)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/relative-link  "./tutorial/" is relative to an address, not to a file -> write "/core/introduction/tutorial/"',
      ],
    ],
    [
      'an empty link',
      body('[Tutorial]()'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/broken-link  the link leads nowhere -> write an address',
      ],
    ],
    [
      'a reference to nothing',
      body('[Nothing][it]\n\n[it]: /core/nothing/'),
      [
        'docs-core/introduction/overview.mdx:9:1  error content/broken-link  "/core/nothing/" is no page -> link to a page that exists',
      ],
    ],
    [
      'an attribute',
      body(
        '<CardGrid>\n<Card title="Tutorial" href="/core/introduction/tutorial">Text.</Card>\n</CardGrid>',
      ),
      [
        'docs-core/introduction/overview.mdx:8:24  error content/trailing-slash  the link does not end in a slash -> write "/core/introduction/tutorial/"',
      ],
    ],
    [
      'a raw element',
      body('<a href="/core/introduction/tutorial/">Tutorial</a>'),
      [
        'docs-core/introduction/overview.mdx:7:4  error content/raw-link  a raw <a> does not get the base path -> write [text](/core/introduction/tutorial/)',
      ],
    ],
    [
      'a missing file',
      body('[File](/img/dashbord.svg)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/broken-link  static/img/dashbord.svg does not exist -> did you mean "/img/dashboard.svg"?',
      ],
    ],
    [
      'a missing file by its own scheme',
      body('[File](pathname:///files/none.zip)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/broken-link  static/files/none.zip does not exist -> add the file, or correct the path',
      ],
    ],
    [
      'nothing wrong: files, start pages, tabs, included anchors, other hosts',
      body(
        '[a](/img/dashboard.svg) [b](/) [c](/core/) [d](/core/components/account/components-api/)\n[e](./tutorial.mdx#file-details) [f](https://mui.com/toolpad/) [g](http://localhost:3000) [h](mailto:a@b.c)',
      ),
      [],
    ],
  ]);
});
