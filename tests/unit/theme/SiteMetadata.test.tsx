/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  isCanonical,
  isDocsPage,
  Languages,
} from '../../../src/components/MachineMetadata/Languages';

let mockPathname = '';
jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: mockPathname }) }));
jest.mock('@docusaurus/Head', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => children,
}));
jest.mock('@docusaurus/theme-common/internal', () => ({
  useAlternatePageUtils: () => ({ createUrl: ({ locale }: { locale: string }) => `/${locale}/` }),
}));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({
    siteConfig: { baseUrl: '/toolpad/' },
    i18n: {
      currentLocale: 'pt',
      defaultLocale: 'en',
      localeConfigs: { en: { htmlLang: 'en' }, pt: { htmlLang: 'pt-BR' } },
    },
  }),
}));

function alternatesAt(pathname: string, translated?: readonly string[]): (string | null)[][] {
  mockPathname = pathname;
  const { unmount } = render(<Languages translated={translated} />);
  const links = [...document.querySelectorAll('link[hreflang]')];
  const found = links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
  unmount();
  return found;
}

it.each([
  ['/', true],
  ['/core/components/account/', true],
  ['/core/0.12.1/components/account/', false],
  ['/core/components/account/components-api/', false],
  ['/studio/concepts/pages/', true],
])('%s stands for itself: %s', (pathname, expected) => {
  expect(isCanonical(pathname)).toBe(expected);
});

it('a page names its languages, and the one for everybody else', () => {
  expect(alternatesAt('/toolpad/core/components/account/')).toEqual([
    ['en', '/en/'],
    ['pt-BR', '/pt/'],
    ['x-default', '/en/'],
  ]);
});

it('a page that stands for another names none', () => {
  expect(alternatesAt('/toolpad/core/0.12.1/components/account/')).toEqual([]);
});

it('a page is no alternate in languages that do not have it', () => {
  expect(alternatesAt('/toolpad/core/components/account/', ['pt'])).toHaveLength(3);
  expect(alternatesAt('/toolpad/core/components/account/', [])).toEqual([]);
});

it.each([
  ['/core/', false],
  ['/', false],
  ['/privacy/', false],
  ['/core/introduction/overview/', true],
  ['/studio/concepts/pages/', true],
])('%s tells of its languages itself: %s', (pathname, expected) => {
  expect(isDocsPage(pathname)).toBe(expected);
});
