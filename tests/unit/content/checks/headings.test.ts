import { body, testProblems } from '../fixtureSite';

describe('headings', () => {
  testProblems([
    [
      'an h1',
      body('# Title {/* #title */}'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/second-h1  the body has an h1 of its own -> write ## and leave the title to the front matter',
      ],
    ],
    [
      'an underlined h1',
      body('Title\n====='),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/second-h1  the body has an h1 of its own -> write ## and leave the title to the front matter',
      ],
    ],
    [
      'a level left out',
      body('### Deep {/* #deep */}\n\nText.'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/skipped-heading-level  an h3 follows an h1 -> write ##',
      ],
    ],
    [
      'no id',
      body("## What's new?\n\nText."),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/heading-id  the heading "What\'s new?" has no id of its own -> add {/* #whats-new */}, so that links survive a new wording',
      ],
    ],
    [
      'an id twice',
      body('## A {/* #start */}\n\nText.'),
      [
        'docs-core/introduction/overview.mdx:11:1  error content/duplicate-id  the id "start" is already that of line 7 -> give one of the two another id',
      ],
    ],
    [
      'the id of an element',
      body('<div id="start">Text.</div>'),
      [
        'docs-core/introduction/overview.mdx:9:1  error content/duplicate-id  the id "start" is already that of line 7 -> give one of the two another id',
      ],
    ],
    [
      'a heading as an element',
      body('<h2>Title</h2>'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/raw-heading  <h2> is missing from the table of contents -> write ## and an id',
      ],
    ],
    [
      'a derived id twice',
      body('## A\n\nText.\n\n## A\n\nText.'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/heading-id  the heading "A" has no id of its own -> add {/* #a */}, so that links survive a new wording',
        'docs-core/introduction/overview.mdx:11:1  error content/heading-id  the heading "A" has no id of its own -> add {/* #a */}, so that links survive a new wording',
      ],
    ],
  ]);
});
