import { inlineCode } from '../../../../src/hosting/policy/inlineCode';

const found = (html: string) => inlineCode(html).map(({ kind, text }) => `${kind}: ${text}`);

test.each([
  ['<script>a()</script>', 'script: a()'],
  ['<SCRIPT type="module">a()</SCRIPT>', 'script: a()'],
  ['<script type=text/javascript>if (a < b) c()</script>', 'script: if (a < b) c()'],
  ['<script type="importmap">{}</script>', 'script: {}'],
  ['<script type=speculationrules>{}</script>', 'script: {}'],
  ['<script></script>', 'script: '],
  ['<style>a { b: c }</style>', 'style: a { b: c }'],
  ['<noscript><style>a{}</style></noscript>', 'style: a{}'],
  ['<p style="color: red">', 'style attribute: color: red'],
  ['<p title="a > b" style=color:red>', 'style attribute: color:red'],
  ['<svg style="a: &quot;b&quot;"/>', 'style attribute: a: "b"'],
  ['<img alt="" OnError = "a()">', 'event handler: a()'],
  ['<a href="javascript:a()">', 'script address: javascript:a()'],
  ['<a href=" java\nscript:a()">', 'script address:  java\nscript:a()'],
])('%s', (html, expected) => {
  expect(found(`<!doctype html><body>${html}`)).toEqual([expected]);
});

test.each([
  '<script src=a.js></script>',
  '<script type="application/ld+json">{"style": "a"}</script>',
  '<script type="text/template"><p onclick="a()"></script>',
  '<code>&lt;p style="a" onclick="b()"&gt;</code>',
  '<!-- <script>a()</script> -->',
  '<a href="/javascript:/" data-style="a" title="onclick=a">',
  '<title><style></title>',
])('nothing in %s', (html) => {
  expect(found(html)).toEqual([]);
});

test('says where the element starts', () => {
  const html = '<p>\n  <b style="a">';
  expect(inlineCode(html)).toMatchObject([{ offset: html.indexOf('<b') }]);
});
