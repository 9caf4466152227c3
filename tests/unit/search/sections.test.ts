import type { PagefindAnchor, PagefindFragment } from '@site/src/search/engine/pagefindApi';
import { pageHit, rankedPage, textOf } from '@site/src/search/engine/pageHit';
import { bestSections, sectionsOf } from '@site/src/search/engine/sections';
import { parseQuery } from '@site/src/search/query';

const anchor = (text: string | undefined, location: number, element = 'h2'): PagefindAnchor => ({
  element,
  id: (text ?? 'none').trim().toLowerCase().replaceAll(' ', '-'),
  text,
  location,
});

function fragment(changes: Partial<PagefindFragment>): PagefindFragment {
  return { url: '/core/a/', content: '', meta: {}, filters: {}, anchors: [], ...changes };
}

const plain = (segments: readonly { readonly text: string }[]): string =>
  segments.map(({ text }) => text).join('');

describe('sections of a page', () => {
  test('reach from their heading to the next', () => {
    const page = fragment({
      content: 'Page intro One first  text\nTwo second',
      anchors: [anchor('Two', 5, 'H6'), anchor(' One ', 2)],
    });
    expect(sectionsOf(page)).toEqual([
      { id: 'one', title: 'One', text: 'One first text' },
      { id: 'two', title: 'Two', text: 'Two second' },
    ]);
  });

  test('have headings of the second to sixth level, with a text', () => {
    const anchors = ['h1', 'h7', 'p', 'xh2', 'h2x'].map((element, at) => anchor('A', at, element));
    const page = fragment({
      content: 'a b',
      anchors: [...anchors, anchor(' ', 0), anchor(undefined, 1)],
    });
    expect(sectionsOf(page)).toEqual([]);
  });

  test('are counted in words as Pagefind cuts them, where there are no spaces', () => {
    const page = fragment({
      content: '页面\u200b打开\u200b对话框\u200b关闭',
      anchors: [anchor('打开', 1), anchor('关闭', 3)],
    });
    expect(sectionsOf(page).map(({ text }) => text)).toEqual(['打开对话框', '关闭']);
    expect(textOf(page)).toBe('页面打开对话框关闭');
  });
});

describe('the best sections', () => {
  const content = 'Dialogs intro Open open the dialog here Close the window Style red color window';
  const page = (title = 'Dialogs') =>
    fragment({
      content,
      meta: { title },
      anchors: [anchor('Open', 2), anchor('Close the window', 7), anchor('Style', 10)],
    });
  const best = (query: string, title?: string) =>
    bestSections(page(title), parseQuery(query, 'en')).map(({ url, title: text }) => [
      url,
      plain(text),
    ]);

  test('have a term in their heading', () => {
    expect(best('open dialog')).toEqual([['/core/a/#open', 'Open']]);
  });

  test('or all of the terms in their text, if the page is not about them anyway', () => {
    expect(best('red color')).toEqual([['/core/a/#style', 'Style']]);
    expect(best('red square')).toEqual([]);
    expect(best('dialog')).toEqual([]);
    expect(best('dialog', 'Windows')).toEqual([['/core/a/#open', 'Open']]);
  });

  test('come in the order of how well they answer, the one of that name first', () => {
    expect(best('window')).toEqual([
      ['/core/a/#close-the-window', 'Close the window'],
      ['/core/a/#style', 'Style'],
    ]);
    const named = fragment({
      content: 'A Theme of dark theme Theme',
      meta: { title: 'A' },
      anchors: [anchor('Theme of dark', 1), anchor('Theme', 5)],
    });
    expect(bestSections(named, parseQuery('theme', 'en')).map(({ url }) => url)).toEqual([
      '/core/a/#theme',
      '/core/a/#theme-of-dark',
    ]);
  });

  test('are three at most, with what was looked for marked', () => {
    const many = fragment({
      content: 'a b c d',
      anchors: [0, 1, 2, 3].map((at) => ({ ...anchor('Open it', at), id: `open-${at}` })),
    });
    const found = bestSections(many, parseQuery('open', 'en'));
    expect(found.map(({ url }) => url)).toEqual([0, 1, 2].map((at) => `/core/a/#open-${at}`));
    expect(found[0]?.title).toEqual([
      { text: 'Open', marked: true },
      { text: ' it', marked: false },
    ]);
  });
});

describe('what ranking knows of a page', () => {
  test('is what the index keeps of it', () => {
    const page = fragment({
      content: 'A\u200bB',
      meta: { title: 'Title', description: 'Description', keywords: 'one, two' },
      filters: { product: ['studio', 'core'], kind: ['how-to'] },
      anchors: [
        ...[anchor('H2', 0), anchor('H3', 1, 'H3'), anchor(undefined, 1)],
        ...[anchor('H4', 2, 'h4'), anchor('Not', 3, 'xh2'), anchor('Not', 3, 'h2x')],
      ],
    });
    expect(rankedPage(page, 3)).toEqual({
      score: 3,
      title: 'Title',
      description: 'Description',
      content: 'AB',
      keywords: ['one', 'two'],
      headings: ['H2', 'H3', ''],
      product: 'studio',
      kind: 'how-to',
    });
  });

  test('is little of a page without any', () => {
    expect(rankedPage(fragment({ filters: { product: ['other'] } }), 1)).toEqual({
      score: 1,
      title: '',
      description: '',
      content: '',
      keywords: [''],
      headings: [],
      product: undefined,
      kind: undefined,
    });
  });
});

describe('a result', () => {
  const shown = (content: string, title = 'Dialogs') => {
    const page = fragment({
      content,
      meta: { title },
      filters: { product: ['core'], kind: ['guide'] },
    });
    return pageHit(page, rankedPage(page, 1), parseQuery('dialog', 'en'));
  };

  test('names its page, and does not begin with the title a second time', () => {
    const { excerpt, ...rest } = shown('Dialogs. Open one.');
    expect(plain(excerpt)).toBe('Open one.');
    expect(rest).toEqual({
      url: '/core/a/',
      title: [{ text: 'Dialogs', marked: true }],
      product: 'core',
      kind: 'guide',
      sections: [],
    });
  });

  test('keeps the text of a page that begins otherwise', () => {
    expect(plain(shown('. Open Dialogs').excerpt)).toBe('. Open Dialogs');
    expect(plain(shown('Dialogs open . now').excerpt)).toBe('open . now');
  });
});
