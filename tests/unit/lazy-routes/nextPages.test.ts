/** @jest-environment jsdom */
import { nextPages } from '../../../src/lazy-routes/page/nextPages';

const link = (path: string, attributes = ''): string =>
  `<a class="menu__link" href="${path}" ${attributes}>${path}</a>`;

const pagesOf = (html: string): string[] => {
  document.body.innerHTML = html;
  return nextPages(document);
};

it('takes the nearest in the sidebar first, and the next before the former', () => {
  const sidebar = [
    link('/a/'),
    link('/b/'),
    link('https://elsewhere.test/'),
    link('/c/', 'aria-current="page"'),
    link('/d/'),
    link('/e/'),
    link('/f/'),
  ];
  const html = `<ul class="theme-doc-sidebar-menu">${sidebar.join('')}</ul>`;
  expect(pagesOf(html)).toEqual(['/d/', '/b/', '/e/', '/a/', '/f/']);
});

it('goes by the pager where there is no sidebar', () => {
  const pager = (path: string): string => `<a class="pagination-nav__link" href="${path}">x</a>`;
  expect(pagesOf(pager('/before/') + pager('/after/'))).toEqual(['/after/', '/before/']);
});

it('knows none on other pages', () => {
  expect(pagesOf(link('/a/'))).toEqual([]);
});
