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
  ]);
});
