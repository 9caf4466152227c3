import { articleOf as articleOfBytes } from '@site/src/plugins/articleOf';

const articleOf = (html: string): string => articleOfBytes(Buffer.from(html)).toString();

const page = (body: string): string =>
  `<!doctype html><html lang="pt"><head><title>Title</title></head><body>${body}</body></html>`;

test('a page is its head and its article', () => {
  const html = page(
    '<nav>Pages</nav><main><article class="a">Text</article></main><footer></footer>',
  );
  expect(articleOf(html)).toBe(page('<article class="a">Text</article>'));
});

test('all articles of a page are kept, with what stands between them', () => {
  const articles = '<article>One</article><p>between</p><article>Two</article>';
  expect(articleOf(page(`<nav></nav>${articles}<aside></aside>`))).toBe(page(articles));
});

test('a page without an article is kept whole', () => {
  const html = page('<main>Text</main>');
  expect(articleOf(html)).toBe(html);
});

test('what the head says of articles is not the article', () => {
  const html = page('<nav></nav><article>Text</article>').replace('Title', '<article> in HTML');
  expect(articleOf(html)).toContain('<title><article> in HTML</title></head><body><article>Text');
});

test('names of scripts and styles, which change with other pages, are left out', () => {
  const files =
    '<link rel="preload" href="/a.js" as="script"><link rel=stylesheet href=/b.css>' +
    '<script src="/c.js" defer integrity="sha256-x"></script>';
  const kept = '<link rel="canonical" href="/größe/"><script>inline()</script>';
  const html = page('<article>Text</article>');
  expect(articleOf(html.replace('</head>', `${files}${kept}</head>`))).toBe(
    html.replace('</head>', `${kept}</head>`),
  );
});
