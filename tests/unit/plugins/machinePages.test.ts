import { fromHtml } from 'hast-util-from-html';
import { pageToMarkdown } from '@site/src/plugins/machine-pages/toMarkdown';

const keep = (address: string): string => address;

function markdownOf(content: string, rewrite = keep): string | undefined {
  const page = `<!doctype html><nav>Menu</nav><article><div class="theme-doc-markdown markdown">
    <header><h1>Account</h1></header>${content}</div></article>`;
  return pageToMarkdown(fromHtml(page), rewrite);
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
  const markdown = markdownOf('<table><thead><tr><th>Key<tbody><tr><td><code>A | B</code></table>');
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
  expect(pageToMarkdown(fromHtml('<main><h1>Not found</h1></main>'), keep)).toBeUndefined();
});
