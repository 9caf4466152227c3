import { readContent } from '@site/src/plugins/machine-pages/readContent';
import { contentToMarkdown } from '@site/src/plugins/machine-pages/toMarkdown';

const keep = (address: string): string => address;

function markdownOf(content: string, rewrite = keep): string | undefined {
  const page = `<!doctype html><nav>Menu</nav><article><div class="theme-doc-markdown markdown">
    <header><h1>Account</h1></header>${content}</div></article>`;
  const { content: element } = readContent(page, rewrite);
  return element && contentToMarkdown(element);
}

test('text, links, and headings without what only a hand needs', () => {
  const markdown = markdownOf(
    `<p>See <a href="/toolpad/core/api/account/#props"><code>Account</code></a>.<button>Copy</button></p>
     <h2 id="import">Import<a class="hash-link" href="#import">#</a></h2>
     <p data-pagefind-ignore="">Needs JavaScript.</p>`,
    (address) => `https://docs.example${address}`,
  );
  expect(markdown).toBe(
    '# Account\n\nSee [`Account`](https://docs.example/toolpad/core/api/account/#props).\n\n## Import\n',
  );
});

test('a block of code in its first variant, with the name of its file', () => {
  const markdown = markdownOf(
    `<div data-code-block="Foo"><div>
       <span data-file="src/Foo.tsx" data-variant="TS">src/Foo.tsx</span>
       <span data-file="src/Foo.jsx" data-variant="JS">src/Foo.jsx</span></div>
     <pre data-variant="TS"><code class="language-tsx"><span class="tok-k">const</span> a: A = 1;</code></pre>
     <pre data-variant="JS"><code class="language-jsx">const a = 1;</code></pre></div>`,
  );
  expect(markdown).toBe('# Account\n\n```tsx title="src/Foo.tsx"\nconst a: A = 1;\n```\n');
});

test('of three stylings the first', () => {
  const markdown = markdownOf(
    ['system', 'css', 'tailwind']
      .map((styling) => `<pre data-styling="${styling}"><code>${styling}</code></pre>`)
      .join(''),
  );
  expect(markdown).toBe('# Account\n\n```\nsystem\n```\n');
});

test('a table of the reference becomes a list with type, default, and description', () => {
  const markdown = markdownOf(
    `<div data-api-reference="prop"><table><thead><tr><th>Name<th>Type<th>Description<tbody>
      <tr><th><span><a href="#x">branding</a></span><span>Required</span><span>Since 0.13.0</span>
      <td><code>A | B</code><span>Default: <code>null</code></span>
      <td><p>The brand.</p><p>Or none.</p></table></div>`,
  );
  expect(markdown).toBe(
    '# Account\n\n- `branding` (required, since 0.13.0): `A | B`. Default: `null`\n\n  The brand.\n\n  Or none.\n',
  );
});

test('other tables stay tables, and an upright bar in code does not end a cell', () => {
  const markdown = markdownOf(
    '<table><thead><tr><th>Key</th></tr></thead><tbody><tr><td><code>A | B</code></td></tr></tbody></table>',
  );
  expect(markdown).toContain('| Key |');
  expect(markdown).toContain('`A \\| B`');
});

test('an admonition becomes a quote, a file tree a block, a picture its light one', () => {
  const markdown = markdownOf(
    `<div class="theme-admonition"><div>Warning</div><div><p>Mind the step.</p></div></div>
     <div data-file-tree=""><ul><li><span>app/</span><span>the app</span>
       <ul><li><span>page.tsx</span></li></ul></li></ul></div>
     <img src="/a.light.webp" alt="The editor"><img src="/a.dark.webp" alt="The editor">`,
  );
  expect(markdown).toContain('> **Warning**\n>\n> Mind the step.');
  expect(markdown).toContain('```text\napp/  # the app\n  page.tsx\n```');
  expect(markdown?.match(/!\[/g)).toHaveLength(1);
});

test('a page without documentation has no Markdown', () => {
  expect(readContent('<main><h1>Not found</h1></main>', keep).content).toBeUndefined();
});

describe('what has no text of its own is left out', () => {
  test.each([
    ['a button', '<button>Copy</button>'],
    ['a script', '<script>run()</script>'],
    ['a style', '<style>p{}</style>'],
    ['a dialog', '<dialog>Large</dialog>'],
    ['a frame', '<iframe src="/demo/"></iframe>'],
    ['a menu', '<nav>Up</nav>'],
    ['a toolbar', '<div role="toolbar">Zoom</div>'],
    ['names of tabs', '<ul role="tablist"><li>npm</li></ul>'],
    ['what a screen reader is told later', '<p role="status">Copied</p>'],
    ['a decoration', '<span aria-hidden="true">★</span>'],
    ['what the search passes over', '<p data-pagefind-ignore>Needs JavaScript.</p>'],
    ['a drawing without meaning', '<svg><title>Dots</title></svg>'],
    ['the name of a file', '<span data-file="a.ts">a.ts</span>'],
    ['the mark of a heading', '<a class="hash-link" href="#a">#</a>'],
    ['a comment', '<!-- hydration -->'],
    ['a tab that is not open', '<div role="tabpanel" hidden><p>yarn add</p></div>'],
    ['another variant', '<pre data-variant="JS"><code>a</code></pre>'],
    ['another styling', '<pre data-styling="css"><code>a</code></pre>'],
    ['a picture for the dark', '<p><img src="/a.dark.png" alt="A"></p>'],
  ])('%s', (_name, html) => {
    expect(markdownOf(`<p>Before</p>${html}<p>After</p>`)).toMatch(
      /^# Account\n\nBefore\n\nAfter\n$/,
    );
  });

  test.each([
    ['an open tab', '<div role="tabpanel"><p>npm install</p></div>', 'npm install'],
    ['a hidden part that is no tab', '<div hidden><p>Later</p></div>', 'Later'],
    ['the default variant', '<pre data-variant="TS"><code>a</code></pre>', '```\na\n```'],
    ['the default styling', '<pre data-styling="system"><code>a</code></pre>', '```\na\n```'],
    ['a picture', '<p><img src="/a.light.png" alt="A"></p>', '![A](/a.light.png)'],
    ['a link', '<p><a class="link" href="#a">A</a></p>', '[A](#a)'],
    ['a visible part', '<p aria-hidden="false">Shown</p>', 'Shown'],
    ['a part', '<div role="region"><p>Part</p></div>', 'Part'],
  ])('but not %s', (_name, html, markdown) => {
    expect(markdownOf(html)).toBe(`# Account\n\n${markdown}\n`);
  });

  test('two in a row', () => {
    expect(markdownOf('<p>A<button>1</button><button>2</button>B</p>')).toBe('# Account\n\nAB\n');
  });
});

describe('a block of code', () => {
  const fence = (html: string): string => markdownOf(html)?.replace('# Account\n\n', '') ?? '';

  test('without language or file', () => {
    expect(fence('<pre>plain\n\n</pre>')).toBe('```\nplain\n\n```\n');
    expect(fence('<pre><code class="tok">a</code></pre>')).toBe('```\na\n```\n');
  });

  test('names each of several files', () => {
    const html = `<div data-code-block="two"><span data-file="a.ts">a.ts</span><pre><code class="language-ts">a</code></pre>
      <span data-file="b.css" data-styling="css">b.css</span><pre data-styling="css"><code>b</code></pre>
      <span data-file="c.ts">c.ts</span><pre><code class="x language-ts">c</code></pre></div>`;
    expect(fence(html)).toBe('```ts title="a.ts"\na\n```\n\n```ts title="c.ts"\nc\n```\n');
  });
});

describe('a table of the reference', () => {
  const table = (rows: string): string | undefined =>
    markdownOf(
      `<div data-api-reference="prop"><table><thead><tr><th>Name<tbody>${rows}</table></div>`,
    )?.replace('# Account\n\n', '');

  test('has a line for each row, without what a row has not', () => {
    expect(table('<tr><th><span>a</span><td><td><tr><th>b<td><code>B</code>')).toBe(
      '- `a`\n- `b`: `B`\n',
    );
  });

  test('has badges that say something', () => {
    expect(table('<tr><th><a>a</a><span> </span><span> Required </span>')).toBe(
      '- `a` (required)\n',
    );
    expect(table('<tr><th><a>a</a><span> </span>')).toBe('- `a`\n');
  });

  test('is one of several', () => {
    const one = (name: string): string => `<table><tbody><tr><th><span>${name}</span></table>`;
    const markdown = markdownOf(`<div data-api-reference>${one('a')}${one('b')}</div>`);
    expect(markdown).toMatch(/- `a`\n[^]*[-*] `b`\n$/);
  });
});

test('a summary stands out, and a drawing tells what it shows', () => {
  const markdown = markdownOf(
    `<details><summary>More <em>about</em> it</summary><p>Details.</p></details>
     <svg role="img"><title> The flow </title><desc>From left to right</desc><path/></svg>
     <svg role="img"><path/></svg>`,
  );
  expect(markdown).toBe(
    '# Account\n\n**More *about* it**\n\nDetails.\n\nThe flow From left to right\n',
  );
});

test('files of a tree stand below their folder, with what is said of them', () => {
  const markdown = markdownOf(
    `<div data-file-tree><ul><li><span>a/</span><ul><li><span>b/</span><ul>
       <li><span>c.ts</span><span>last</span></li></ul></li></ul></li><li><span>d.ts</span></li></ul></div>`,
  );
  expect(markdown).toBe('# Account\n\n```text\na/\n  b/\n    c.ts  # last\nd.ts\n```\n');
  expect(markdownOf('<div data-file-tree></div>')).toBe('# Account\n\n```text\n```\n');
});

test('an admonition has a title, and all of its parts', () => {
  const markdown = markdownOf(
    '<div class="alert theme-admonition"><div> Note </div><div><p>One.</p></div><div><p>Two.</p></div></div>',
  );
  expect(markdown).toBe('# Account\n\n> **Note**\n>\n> One.\n>\n> Two.\n');
  expect(markdownOf('<div class="alert"><p>One.</p></div>')).toBe('# Account\n\nOne.\n');
});

test('addresses of links and pictures are rewritten, and nothing else', () => {
  const markdown = markdownOf(
    '<p><a href="/a/">A</a> <img src="/b.png" alt="B" title="/c"> <a>C</a></p><hr><ul><li>One</ul>',
    (address) => `https://x.example${address}`,
  );
  expect(markdown).toBe(
    '# Account\n\n[A](https://x.example/a/) ![B](https://x.example/b.png "/c") [C]()\n\n---\n\n- One\n',
  );
});
