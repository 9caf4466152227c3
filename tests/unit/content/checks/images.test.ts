import { body, testProblems } from '../fixtureSite';

describe('images and screenshots', () => {
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
        'docs-core/introduction/overview.mdx:7:1  error content/missing-image  the image static/img/dashbord.svg does not exist -> did you mean static/img/dashboard.svg?',
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
      'a screenshot without its dark version',
      (site) => site.remove('static/screenshots/studio/editor.dark.webp'),
      [
        'docs-studio/getting-started/overview.mdx:9:13  error content/missing-screenshot  the screenshot "studio/editor" lacks static/screenshots/studio/editor.dark.webp -> take the picture, or correct the name',
      ],
    ],
    [
      'a misspelled screenshot',
      (site) =>
        site.replace('docs-studio/getting-started/overview.mdx', 'studio/editor', 'studio/edtor'),
      [
        'docs-studio/getting-started/overview.mdx:9:13  error content/missing-screenshot  the screenshot "studio/edtor" lacks static/screenshots/studio/edtor.light.webp and static/screenshots/studio/edtor.dark.webp -> did you mean "studio/editor"?',
      ],
    ],
    [
      'a screenshot without alternative text',
      body('<Screenshot name="studio/editor" />'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/image-alt  the screenshot has no alternative text -> add alt="…" that says what can be seen',
      ],
    ],
    [
      'a screenshot without a name',
      body('<Screenshot alt="The editor" />'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/missing-screenshot  the screenshot has no name -> add name="…", the path below static/screenshots without theme and extension',
      ],
    ],
  ]);
});
