import { frontMatter, testProblems } from '../fixtureSite';

describe('uniqueness', () => {
  testProblems([
    [
      'a title that another page of the product has',
      frontMatter('title: Overview\n', 'title: Build a dashboard\n'),
      [
        'docs-core/introduction/tutorial.mdx:2:8  error content/repeated-title  docs-core/introduction/overview.mdx has the same title -> say what sets this page apart; pages of both products count',
      ],
    ],
    [
      'a title that a page of the other product has',
      frontMatter('title: Overview\n', 'title: What the builder does\n'),
      [
        'docs-studio/getting-started/overview.mdx:2:8  error content/repeated-title  docs-core/introduction/overview.mdx has the same title -> say what sets this page apart; pages of both products count',
      ],
    ],
    [
      'a description that another page has',
      frontMatter(
        'description: Says what the library gives to a dashboard, and where to go from here.',
        'description: Says what the builder is for, and shows the editor with an open page.',
      ),
      [
        'docs-studio/getting-started/overview.mdx:3:14  error content/repeated-description  docs-core/introduction/overview.mdx has the same description -> say what sets this page apart; pages of both products count',
      ],
    ],
  ]);
});
