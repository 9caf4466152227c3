import { body, testProblems } from '../fixtureSite';

describe('markup that runs code', () => {
  testProblems([
    [
      'a script',
      body('<script>alert(1)</script>'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/script  pages contain no scripts: the security policy of the site blocks them -> move the code into a component of src/components',
      ],
    ],
    [
      'a script from elsewhere',
      body('<script src="https://example.com/a.js"></script>'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/script  pages contain no scripts: the security policy of the site blocks them -> move the code into a component of src/components',
      ],
    ],
    [
      'a handler of an element',
      body('<div onclick="run()">Text.</div>'),
      [
        'docs-core/introduction/overview.mdx:7:6  error content/event-handler  <div> has the event handler onclick -> move what it does into a component of src/components',
      ],
    ],
    [
      'a handler of a component',
      body(
        '<CardGrid>\n<Card title="Core" href="/core/" onClick={() => Math.max()}>Text.</Card>\n</CardGrid>',
      ),
      [
        'docs-core/introduction/overview.mdx:8:34  error content/event-handler  <Card> has the event handler onClick -> move what it does into a component of src/components',
      ],
    ],
    [
      'a link that runs code',
      body('[Run](javascript:alert(1))'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/unsafe-link  the link "javascript:alert(1)" runs code -> link to a page, or move the code into a component of src/components',
      ],
    ],
    [
      'an attribute that runs code',
      body('<CardGrid>\n<Card title="Run" href=" JavaScript:alert(1)">Text.</Card>\n</CardGrid>'),
      [
        'docs-core/introduction/overview.mdx:8:19  error content/unsafe-link  the link " JavaScript:alert(1)" runs code -> link to a page, or move the code into a component of src/components',
      ],
    ],
  ]);
});
