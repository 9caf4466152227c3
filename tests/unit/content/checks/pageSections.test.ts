import { testProblems } from '../fixtureSite';

describe('sections', () => {
  testProblems([
    [
      'no next steps',
      (site) =>
        site.replace(
          'docs-core/introduction/tutorial.mdx',
          "## What's next {/* #whats-next */}\n",
          '',
        ),
      [
        'docs-core/introduction/tutorial.mdx:1:1  error content/missing-section  a page of type tutorial has the section "What\'s next", and this one lacks it -> add ## What\'s next {/* #whats-next */}',
      ],
    ],
    [
      'no preparation in a tutorial',
      (site) =>
        site.replace(
          'docs-core/introduction/tutorial.mdx',
          'Before you begin {/* #before-you-begin */}',
          'Tools {/* #tools */}',
        ),
      [
        'docs-core/introduction/tutorial.mdx:1:1  error content/missing-section  a page of type tutorial has the section "Before you begin", and this one lacks it -> add ## Before you begin {/* #before-you-begin */}',
      ],
    ],
    [
      'a section after the next steps',
      (site) =>
        site.append('docs-core/introduction/tutorial.mdx', '\n## More {/* #more */}\n\nText.\n'),
      [
        'docs-core/introduction/tutorial.mdx:38:1  error content/last-section  a section follows "What\'s next" -> move "More" above it',
      ],
    ],
    [
      'next steps without a link',
      (site) => {
        site.replace(
          'docs-core/introduction/tutorial.mdx',
          '- [Account button](/core/components/account/#basic-use)\n',
          '',
        );
        site.replace(
          'docs-core/introduction/tutorial.mdx',
          '- [Studio](/studio/getting-started/overview/)\n',
          'Nothing.\n',
        );
      },
      [
        'docs-core/introduction/tutorial.mdx:33:1  error content/next-links  "What\'s next" has 0 links -> offer 1 to 5',
      ],
    ],
    [
      'next steps with six links',
      (site) => site.append('docs-core/introduction/tutorial.mdx', '- [More](/core/)\n'.repeat(4)),
      [
        'docs-core/introduction/tutorial.mdx:33:1  error content/next-links  "What\'s next" has 6 links -> offer 1 to 5',
      ],
    ],
  ]);
});
