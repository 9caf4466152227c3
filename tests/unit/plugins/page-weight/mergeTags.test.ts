import { elementNames, mergeTags } from '@site/src/plugins/page-weight/standIns/helmet/mergeTags';
import type {
  HeadTags,
  TagAttributes,
} from '@site/src/plugins/page-weight/standIns/helmet/readTags';

const head = (elements: HeadTags['elements'], rest: Partial<HeadTags> = {}): HeadTags => ({
  attributes: {},
  elements,
  ...rest,
});

/** Elements of one name that hold, of several heads with some of them each. */
function merged(name: string, ...heads: readonly TagAttributes[][]): TagAttributes[] | undefined {
  return mergeTags(heads.map((elements) => head({ [name]: elements }))).elements[name];
}

test('the last title holds, and one that says nothing does not', () => {
  const titles = ['Site', 'Page', '', undefined].map((title) => head({}, { title }));
  expect(mergeTags(titles).title).toBe('Page');
  expect(mergeTags([]).title).toBeUndefined();
});

test('attributes add up, and the later one of a name holds', () => {
  const { attributes } = mergeTags([
    head({}, { attributes: { html: { lang: 'en', dir: 'ltr' }, body: { class: 'a' } } }),
    head({}, { attributes: { html: { lang: 'ar' } } }),
  ]);
  expect(attributes).toEqual({ html: { lang: 'ar', dir: 'ltr' }, body: { class: 'a' } });
});

test('every element of a head has its list', () => {
  expect(elementNames).toEqual(['base', 'link', 'meta', 'noscript', 'script', 'style']);
  expect(mergeTags([]).elements).toEqual({
    base: [],
    link: [],
    meta: [],
    noscript: [],
    script: [],
    style: [],
  });
});

test.each<[string, TagAttributes, TagAttributes]>([
  ['meta', { name: 'robots', content: 'a' }, { name: 'Robots', content: 'b' }],
  ['meta', { charset: 'utf-8' }, { charset: 'UTF-8' }],
  ['meta', { 'http-equiv': 'x', content: 'a' }, { 'http-equiv': 'x', content: 'b' }],
  ['meta', { property: 'og:title', content: 'a' }, { property: 'og:title', content: 'b' }],
  ['meta', { itemprop: 'name', content: 'a' }, { itemprop: 'name', content: 'b' }],
  ['base', { href: '/a/' }, { href: '/a/', target: '_top' }],
  ['link', { rel: 'canonical', href: '/a/' }, { rel: 'canonical', href: '/b/' }],
  ['link', { rel: 'icon', href: '/a.svg' }, { rel: 'preload', href: '/a.svg' }],
  ['link', { href: '/a.css', rel: 'stylesheet' }, { rel: 'stylesheet', href: '/a.css' }],
  ['noscript', { innerHTML: 'text' }, { innerHTML: 'text', class: 'a' }],
  ['script', { src: '/a.js' }, { src: '/a.js', async: 'true' }],
  ['script', { innerHTML: 'a()' }, { innerHTML: 'a()', type: 'module' }],
  ['style', { cssText: 'a' }, { cssText: 'a', media: 'print' }],
  ['style', { innerHTML: 'a' }, { innerHTML: 'a', media: 'print' }],
])('<%s %j> gives way to %j', (name, first, second) => {
  expect(merged(name, [first], [second])).toEqual([second]);
});

test.each<[string, TagAttributes, TagAttributes]>([
  ['meta', { name: 'a', content: '1' }, { name: 'b', content: '1' }],
  ['meta', { name: 'title', content: '1' }, { property: 'title', content: '1' }],
  ['link', { rel: 'icon', href: '/a.svg' }, { rel: 'icon', href: '/b.svg' }],
  ['link', { rel: 'stylesheet', href: '/a.css' }, { rel: 'stylesheet', href: '/b.css' }],
  ['link', { rel: 'canonical', href: '/a/' }, { rel: 'alternate', href: '/a/' }],
  ['script', { src: '/a.js' }, { src: '/b.js' }],
])('<%s %j> stays beside %j', (name, first, second) => {
  expect(merged(name, [first], [second])).toEqual([first, second]);
});

test('one head may have several of a kind, and all of them go when another has one', () => {
  const alternates = ['pt', 'zh'].map((content) => ({ property: 'og:locale', content }));
  const other = { property: 'og:locale', content: 'ar' };
  expect(merged('meta', alternates)).toEqual(alternates);
  expect(merged('meta', alternates, [other])).toEqual([other]);
  expect(merged('meta', [other], alternates)).toEqual(alternates);
});

test('an element without anything to know it by is left out', () => {
  expect(merged('meta', [{ content: 'nothing' }, { name: '', content: 'empty' }])).toEqual([]);
  expect(merged('link', [{ rel: 'stylesheet' }])).toEqual([]);
  expect(merged('custom', [{ name: 'a' }])).toBeUndefined();
});

test('the order is that of the heads', () => {
  const names = (...texts: readonly string[]) => texts.map((name) => ({ name }));
  expect(merged('meta', names('a', 'b'), names('c'), names('a', 'd'))).toEqual(
    names('b', 'c', 'a', 'd'),
  );
});
