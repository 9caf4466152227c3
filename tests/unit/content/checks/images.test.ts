import { body, testProblems } from '../fixtureSite';

describe('images', () => {
  testProblems([
    [
      'no alternative text',
      body('![](/img/dashboard.svg)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/image-alt  the image has no alternative text -> say what can be seen, for readers who do not see it',
      ],
    ],
    [
      'a misspelled file',
      body('![A dashboard](/img/dashbord.svg)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/missing-image  the image static/img/dashbord.svg does not exist -> did you mean "/img/dashboard.svg"?',
      ],
    ],
    [
      'other letters than in the name of the file',
      (site) => {
        site.copy('static/img/dashboard.svg', 'docs-core/introduction/b.svg');
        body(
          '![A dashboard](/img/DASHBOARD.SVG)\n\n![A dashboard](./B.svg) ![A dashboard](./b.svg)\n\n<video src="@site/static/img/DASHBOARD.svg" controls />',
        )(site);
      },
      [
        'docs-core/introduction/overview.mdx:7:1  error content/missing-image  the image static/img/DASHBOARD.SVG does not exist -> did you mean "/img/dashboard.svg"?',
        'docs-core/introduction/overview.mdx:9:1  error content/missing-image  the image docs-core/introduction/B.svg does not exist -> did you mean "./b.svg"?',
        'docs-core/introduction/overview.mdx:11:8  error content/missing-media  the file static/img/DASHBOARD.svg does not exist -> did you mean "/img/dashboard.svg"?',
      ],
    ],
    [
      'a missing file beside the page',
      body('![A dashboard](./picture.png)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/missing-image  the image docs-core/introduction/picture.png does not exist -> add the file, or correct the path',
      ],
    ],
    [
      'a picture of another server',
      body('![A dashboard](http://example.com/a.png)'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/remote-image  the image "http://example.com/a.png" comes from another server -> put it into static/ or beside the page',
      ],
    ],
    [
      'an element without alternative text',
      body('<img src="/img/dashboard.svg" />'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/image-alt  the image has no alternative text -> say what can be seen, for readers who do not see it',
        'docs-core/introduction/overview.mdx:7:6  error content/raw-link  a raw <img> does not get the base path -> write ![…](/img/dashboard.svg)',
      ],
    ],
    [
      'a missing file by reference',
      body('![A dashboard][picture]\n\n[picture]: /img/none.svg'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/missing-image  the image static/img/none.svg does not exist -> add the file, or correct the path',
      ],
    ],
    [
      'files that the hook for the base path does not find',
      body(
        "import useBaseUrl from '@docusaurus/useBaseUrl';\n\n<img src={useBaseUrl('/img/nope.svg')} alt=\"A dashboard\" />\n\n{[1].map((key) => <img key={key} src={useBaseUrl('img/dashbord.svg')} alt=\"A dashboard\" />)}\n\n<img src={useBaseUrl('/img/dashboard.svg')} alt=\"A dashboard\" />\n\n<video src={useBaseUrl('/nope.mp4')} controls />",
      ),
      [
        'docs-core/introduction/overview.mdx:9:1  error content/missing-image  the image static/img/nope.svg does not exist -> add the file, or correct the path',
        'docs-core/introduction/overview.mdx:11:19  error content/missing-image  the image static/img/dashbord.svg does not exist -> did you mean "/img/dashboard.svg"?',
        'docs-core/introduction/overview.mdx:15:8  error content/missing-media  the file static/nope.mp4 does not exist -> add the file, or correct the path',
      ],
    ],
    [
      'a file that a page requires, and none to one that is there',
      body(
        '<img src={require("@site/static/img/dashboard.svg").default} alt="A dashboard" />\n\n<img src={require("./nope.png").default} alt="A dashboard" />',
      ),
      [
        'docs-core/introduction/overview.mdx:9:19  error content/missing-module  the imported module "./nope.png" does not exist -> correct the path, or create the module',
      ],
    ],
    [
      'names that have what their addresses escape',
      (site) => {
        site.copy('static/img/dashboard.svg', 'static/img/a%20b.svg');
        site.copy('static/img/dashboard.svg', 'static/img/a%zz.svg');
        body(
          '![A dashboard](/img/a%20b.svg)\n\n![A dashboard](/img/a%zz.svg)\n\n[A picture](/img/a%20b.svg) and [another](/img/a%zz.svg)',
        )(site);
      },
      [
        'docs-core/introduction/overview.mdx:7:1  error content/missing-image  the image static/img/a b.svg does not exist -> write %25 for the % in the name of the file, or rename the file',
        'docs-core/introduction/overview.mdx:9:1  error content/missing-image  the % of the address begins no escape such as %20 -> write %25 for the % in the name of the file, or rename the file',
        'docs-core/introduction/overview.mdx:11:1  error content/broken-link  static/img/a b.svg does not exist -> write %25 for the % in the name of the file, or rename the file',
        'docs-core/introduction/overview.mdx:11:33  error content/broken-link  the % of the address begins no escape such as %20 -> write %25 for the % in the name of the file, or rename the file',
      ],
    ],
    [
      'none to addresses with escapes, of files with blanks in their names',
      (site) => {
        site.copy('static/img/dashboard.svg', 'static/img/my picture.svg');
        site.copy('static/img/dashboard.svg', 'docs-core/introduction/my picture.svg');
        body(
          '![A dashboard](/img/my%20picture.svg)\n\n![A dashboard](<./my picture.svg>)\n\n![A dashboard](./my%20picture.svg)\n\n[A picture](/img/my%20picture.svg) and [another](./my%20picture.svg)',
        )(site);
      },
      [],
    ],
  ]);
});
