import { body, testProblems } from '../fixtureSite';

describe('components', () => {
  testProblems([
    [
      'a misspelled one',
      body('<Crad title="Start" />'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/unknown-component  unknown component <Crad> -> did you mean <Card>?',
      ],
    ],
    [
      'an unknown one',
      body('<Fancy />'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/unknown-component  unknown component <Fancy> -> import it, or add it to src/content/mdxComponents.ts',
      ],
    ],
    [
      'one in lower case',
      body('<card>Text.</card>'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/unknown-component  unknown component <card> -> did you mean <Card>?',
      ],
    ],
    [
      'a member of an unknown one',
      body('<Fancy.Part />'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/unknown-component  unknown component <Fancy.Part> -> import it, or add it to src/content/mdxComponents.ts',
      ],
    ],
    [
      'a summary that is no element',
      body('<Details summary="More">Text.</Details>'),
      [
        'docs-core/introduction/overview.mdx:7:10  error content/attribute  <Details> has no attribute "summary" -> use one of open, className, id',
      ],
    ],
  ]);
});
