import { load } from 'cheerio';
import {
  pageDocument as readDocument,
  type IndexedPage,
} from '../../../src/search/indexing/pageDocument';

const pageDocument = (html: string, page: IndexedPage): string | undefined =>
  readDocument(html, page)?.content;

const page: IndexedPage = {
  url: '/core/api/account/',
  title: 'Account "API"',
  keywords: ['Account', 'avatar'],
  product: 'core',
  kind: 'reference',
};

const html = (content: string, head = '') =>
  `<html lang="en"><head><title>Start | Toolpad</title>${head}</head><body><nav>Bar</nav><main>${content}</main></body></html>`;

describe('what the index sees of a page', () => {
  it('is its content in one code variant, without chrome', () => {
    const document = pageDocument(
      html(`<article><nav>Crumbs</nav><h1>Account</h1><p>Text</p><button>Copy</button>
        <pre data-variant="TS">const amount: string</pre><pre data-variant="JS">const brand</pre></article><footer>End</footer>`),
      page,
    );
    const text = load(document ?? '')('body').text();
    expect(text).toContain('Text');
    expect(text).toContain('amount');
    for (const gone of ['Bar', 'Crumbs', 'Copy', 'brand', 'End']) expect(text).not.toContain(gone);
  });

  it('has metadata and filters', () => {
    const document = pageDocument(html('<article><p>Text</p></article>'), page) ?? '';
    const $ = load(document);
    const values = (name: string) =>
      $(`[${name}]`)
        .map((_, element) => $(element).attr(name))
        .get();
    expect(values('data-pagefind-meta')).toEqual([
      'title:Account "API"',
      'keywords:Account, avatar',
    ]);
    expect(values('data-pagefind-filter')).toEqual(['product:core', 'kind:reference']);
  });

  it('has a section for each row of a reference table', () => {
    const row =
      '<tr id="account-prop-slots"><th><a href="#account-prop-slots">slo<wbr>ts</a></th><td>AccountSlots</td><td>The parts.</td></tr>';
    const document = pageDocument(
      html(
        `<article><div data-api-reference="prop"><table><thead><tr><th>Name</th></tr></thead><tbody>${row}</tbody></table></div></article>`,
      ),
      page,
    );
    const $ = load(document ?? '');
    expect($('h4#account-prop-slots').text()).toBe('slots');
    expect($('h4 + p').text()).toBe('AccountSlots. The parts.');
  });

  it('leaves out what no reader sees as text of the page', () => {
    const document = pageDocument(
      html(`<article><p>Text</p><form>Form</form><style>Style</style><script>Script</script>
        <svg><text>Drawing</text></svg><img alt="Image"><iframe src="/frame"></iframe>
        <a class="hash-link">Link</a><div class="theme-doc-toc-mobile">Contents</div>
        <div class="theme-doc-footer">Edit</div><i aria-hidden="true">Icon</i>
        <div role="toolbar">Tools</div><div role="status">Loading</div>
        <pre data-styling="css">Sheet</pre><pre data-styling="tailwind">Classes</pre>
        <p data-pagefind-ignore>Ignored</p></article>`),
      page,
    );
    expect(
      load(document ?? '')('body')
        .text()
        .trim(),
    ).toBe('Text');
    expect(document).not.toMatch(/<img|<iframe/);
  });

  it('has words apart that stand in different cells and items', () => {
    const document = pageDocument(
      html(
        '<article><table><tr><th>one</th><td>two</td></tr></table><ul><li>three</li><li>four</li></ul>' +
          '<summary>five</summary><dl><dt>six</dt><dd>seven</dd></dl>end</article>',
      ),
      page,
    );
    expect(
      load(document ?? '')('body')
        .text()
        .trim()
        .split(/\s+/),
    ).toEqual([...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'end']]);
  });

  it('has each word of code once, and none that stands in the text', () => {
    const document = pageDocument(
      html(
        '<article><p>Open the dialog.</p><pre>const dialog = open(payload, payload, id)</pre>' +
          '<pre>payload.close()</pre></article>',
      ),
      page,
    );
    const $ = load(document ?? '');
    expect(
      $('pre')
        .get()
        .map((block) => $(block).text()),
    ).toEqual(['const open payload ', 'close ']);
    expect($('pre[data-pagefind-weight="0.4"]')).toHaveLength(2);
  });

  it('has source that waits for its reader, which Pagefind would leave out', () => {
    const document = pageDocument(
      html(
        '<article><div data-closed><noscript><div><pre data-variant="TS">tideTable</pre></div></noscript></div><p>Text</p></article>',
      ),
      page,
    );
    expect(document).not.toContain('noscript');
    expect(load(document ?? '')('body pre').text()).toBe('tideTable ');
    expect(load(document ?? '')('body > div > div + p, body > p').text()).toBe('Text');
  });

  it('gives a row of a table that has a name the weight of one', () => {
    const table =
      '<table><tbody><tr id="a"><th><a href="#a"> a </a> <a href="#b">b</a></th><td> One </td></tr><tr><td>No name</td></tr></tbody></table>';
    const document = pageDocument(
      html(`<article><div data-api-reference="prop">${table}</div>${table}</article>`),
      page,
    );
    const $ = load(document ?? '');
    const heading = $('h4');
    expect(heading).toHaveLength(1);
    expect([heading.text(), heading.attr('data-pagefind-weight')]).toEqual(['a', '4']);
    expect($('h4 + p').text()).toBe('One');
    expect($('[data-api-reference]').text()).not.toContain('No name');
    // Other tables stay as they are.
    expect($('table')).toHaveLength(1);
  });

  it('is the article, and the main part of a page without one', () => {
    const text = (content: string) =>
      load(pageDocument(html(content), page) ?? '')('body')
        .text()
        .trim();
    expect(text('<p>Around</p><article>First</article><article>Second</article>')).toBe('First');
    expect(text('<p>All</p>')).toBe('All');
    expect(pageDocument('<html><body>Text</body></html>', page)).toBeUndefined();
  });

  it('has the language of the page, by which words are cut', () => {
    const document = (start: string) =>
      load(pageDocument(`${start}<main>Text</main></html>`, page) ?? '');
    expect(document('<html lang="zh-CN">')('html').attr('lang')).toBe('zh-CN');
    expect(document('<html>')('html').attr('lang')).toBe('en');
    expect(document('<html>')('body[data-pagefind-body]').text()).toBe('Text');
  });

  it('has no metadata that is not known', () => {
    const document = pageDocument(html('<article>Text</article>'), {
      url: '/',
      title: 'A & B',
      description: 'What it is',
      keywords: [],
    });
    const $ = load(document ?? '');
    expect(
      $('span')
        .get()
        .map((element) => $(element).attr('data-pagefind-meta')),
    ).toEqual(['title:A & B', 'description:What it is']);
  });

  it('falls back to the title of the browser tab', () => {
    const document = pageDocument(html('<p>Text</p>'), { ...page, title: undefined });
    expect(document).toContain('title:Start');
  });

  it('is nothing for pages that search engines are kept from', () => {
    const robots = '<meta name="robots" content="noindex, nofollow">';
    const text = html('<article>Text</article>', robots);
    expect(pageDocument(text, page)).toBeUndefined();
    // The index of an archived release is asked only by readers who have chosen the release.
    expect(pageDocument(text, { ...page, archive: 'core 0.12.1' })).toContain('Text');
  });

  it('has the headings of the page, down to the fourth level', () => {
    const row =
      '<tr id="prop-slots"><th><a href="#prop-slots">slots</a></th><td>The parts.</td></tr>';
    const text = html(`<article><h1>One <code>two</code><a class="hash-link">#</a></h1><p>text</p>
      <h4>four</h4><div data-api-reference><table><tbody>${row}</tbody></table></div><h5>five</h5>
      <h2>two</h2></article><h2>Footer</h2>`);
    expect(readDocument(text, page)?.headings).toEqual(['One two', 'four', 'slots', 'two']);
  });

  it('has the code of a block by its words that stand nowhere else, each once', () => {
    const text =
      html(`<article><p>Shows rows.</p><pre id="a"><code>const <b>rows</b> = load(rows)</code></pre>
      <pre>load(const, more, of)</pre></article>`);
    const $ = load(pageDocument(text, page) ?? '');
    expect($('pre#a').html()).toBe('const load ');
    expect($('pre').last().text()).toBe('more ');
    expect($('pre').attr('data-pagefind-weight')).toBe('0.4');
  });

  it('has spaces between cells and items, and what the index is told by attributes', () => {
    const text = html(`<article><table><tbody><tr><td>One</td><td>Two</td></tr></tbody></table>
      <ul><li class="x">A</li><li>B</li></ul><p data-pagefind-weight="2" title="x">C &lt; D &amp; E</p></article>`);
    const document = pageDocument(text, page) ?? '';
    expect(document).toContain('<td>One </td><td>Two </td>');
    expect(document).toContain('<li>A </li><li>B </li>');
    expect(document).toContain('<p data-pagefind-weight="2">C &lt; D &amp; E</p>');
  });

  it('is the first article, and the main part of a page without one', () => {
    const two = html('<h1>Before</h1><article><p>One</p></article><article><p>Two</p></article>');
    const document = pageDocument(two, page);
    expect(document).toContain('<p>One</p>');
    expect(document).not.toMatch(/Before|Two/);
    expect(pageDocument('<html><body><p>Text</p></body></html>', page)).toBeUndefined();
  });

  it('has a section for each row with an address, of a table in a cell too', () => {
    const inner = '<table><tbody><tr id="b"><th><a>b</a></th><td>Inner.</td></tr></tbody></table>';
    const table = `<table><thead><tr id="head"><th>Name</th></tr></thead><tbody>
      <tr><th><a>none</a></th><td>Nothing.</td></tr>
      <tr id="a"><th><a>a</a> <a>x</a></th><td>Outer. <button>+</button></td><td>${inner}</td></tr></tbody></table>`;
    const $ = load(
      pageDocument(html(`<article><div data-api-reference>${table}</div></article>`), page) ?? '',
    );
    const sections = $('h4').map(
      (_, heading) => `${$(heading).attr('id')}: ${$(heading).next().text()}`,
    );
    expect(sections.get()).toEqual(['a: Outer.. bInner.', 'b: Inner.']);
  });
});
