import { load } from 'cheerio';
import { pageDocument, type IndexedPage } from '../../../src/search/indexing/pageDocument';

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
});
