import { frontMatter, testProblems } from '../fixtureSite';

describe('descriptions', () => {
  testProblems([
    [
      'none',
      frontMatter(
        'description: Says what the library gives to a dashboard, and where to go from here.\n',
        '',
      ),
      [
        'docs-core/introduction/overview.mdx:1:1  error content/missing-description  the page has no description -> add description: and a sentence that says what the reader finds',
      ],
    ],
    [
      'a short one',
      frontMatter(
        'description: Says what the library gives to a dashboard, and where to go from here.',
        'description: Too short.',
      ),
      [
        'docs-core/introduction/overview.mdx:3:14  error content/short-description  the description has 10 characters -> write at least 50',
      ],
    ],
    [
      'a long one',
      frontMatter(
        'description: Says what the library gives to a dashboard, and where to go from here.',
        'description: Words that go on and on. Words that go on and on. Words that go on and on. Words that go on and on. Words that go on and on. Words that go on and on. Words that go on and on. Words that go on and on.',
      ),
      [
        'docs-core/introduction/overview.mdx:3:14  error content/long-description  the description has 199 characters -> shorten it to 160 or fewer',
      ],
    ],
    [
      'one without a full stop',
      frontMatter(
        'description: Says what the library gives to a dashboard, and where to go from here.',
        'description: Says what the library gives to a dashboard, and where to go from here',
      ),
      [
        'docs-core/introduction/overview.mdx:3:14  error content/description-full-stop  the description does not end in a full stop -> write a whole sentence',
      ],
    ],
    [
      'one that repeats the title',
      frontMatter(
        'title: Overview\ndescription: Says what the library gives to a dashboard, and where to go from here.',
        'title: All that the library can do for you and for your team\ndescription: All that the library can do for you and for your team.',
      ),
      [
        'docs-core/introduction/overview.mdx:3:14  error content/description-equals-title  the description repeats the title -> say in a sentence what the reader finds on the page',
      ],
    ],
    [
      'an empty one',
      frontMatter(
        'description: Says what the library gives to a dashboard, and where to go from here.',
        'description:',
      ),
      [
        'docs-core/introduction/overview.mdx:3:13  error content/front-matter-type  description has no value -> write a text, in quotes if it looks like something else',
      ],
    ],
    [
      'one that is a number',
      frontMatter(
        'description: Says what the library gives to a dashboard, and where to go from here.',
        'description: 42',
      ),
      [
        'docs-core/introduction/overview.mdx:3:14  error content/front-matter-type  description is the number 42 -> write a text, in quotes if it looks like something else',
      ],
    ],
  ]);
});
