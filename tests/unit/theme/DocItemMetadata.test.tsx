/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import DocItemMetadata from '../../../src/theme/DocItem/Metadata';

const mockDoc: { metadata: { permalink: string; title: string }; frontMatter: object } = {
  metadata: { permalink: '', title: 'Account' },
  frontMatter: {},
};
const current = { pluginId: 'core', version: 'current', label: '0.13.0', isLast: true };
const archive = { pluginId: 'core', version: '0.12.1', label: '0.12.1', isLast: false };
let mockVersion = current;
let mockLocale = 'en';
const mockAlternatives: Record<string, { path: string }> = {};

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => mockDoc,
  useDocsVersion: () => mockVersion,
  useActiveDocContext: () => ({ alternateDocVersions: mockAlternatives }),
}));
jest.mock('@theme-original/DocItem/Metadata', () => ({ __esModule: true, default: () => null }));
jest.mock('../../../src/components/MachineMetadata', () => ({ ArticleMetadata: () => null }));
jest.mock('../../../src/components/MachineMetadata/Languages', () => ({ Languages: () => null }));
jest.mock('@docusaurus/Head', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => children,
}));
jest.mock('@docusaurus/theme-common', () => ({
  PageMetadata: ({ title }: { title: string }) => <title>{title}</title>,
}));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({
    siteConfig: {
      url: 'https://docs.test',
      baseUrl: mockLocale === 'en' ? '/toolpad/' : `/toolpad/${mockLocale}/`,
      trailingSlash: true,
    },
    i18n: {
      currentLocale: mockLocale,
      defaultLocale: 'en',
      locales: ['en', 'pt'],
      localeConfigs: {
        en: { htmlLang: 'en', direction: 'ltr' },
        pt: { htmlLang: 'pt-BR', direction: 'ltr' },
      },
    },
  }),
}));

function canonicalAt(permalink: string): string | null | undefined {
  mockDoc.metadata.permalink = permalink;
  render(<DocItemMetadata />);
  return document.querySelector('link[rel="canonical"]')?.getAttribute('href');
}

describe('the canonical address', () => {
  it.each(['components-api', 'hooks-api'])('of the %s tab is its page', (tab) => {
    expect(canonicalAt(`/toolpad/core/components/account/${tab}`)).toBe(
      'https://docs.test/toolpad/core/components/account/',
    );
  });

  describe('in another language', () => {
    const permalink = '/toolpad/pt/core/components/account';

    beforeEach(() => {
      mockLocale = 'pt';
    });
    afterEach(() => {
      mockLocale = 'en';
      mockDoc.frontMatter = {};
    });

    it.each(['missing', 'generated'])('of a text that is %s is the English page', (state) => {
      mockDoc.frontMatter = { translation: { state, languages: [] } };
      expect(canonicalAt(permalink)).toBe('https://docs.test/toolpad/core/components/account/');
    });

    it.each(['current', 'behind'])('of a translation that is %s is its own', (state) => {
      mockDoc.frontMatter = { translation: { state, languages: ['pt'] } };
      expect(canonicalAt(permalink)).toBeUndefined();
      expect(canonicalAt(`${permalink}/hooks-api`)).toBe(
        'https://docs.test/toolpad/pt/core/components/account/',
      );
    });
  });

  describe('of an archived page', () => {
    const archived = '/toolpad/core/0.12.1/components/account';

    beforeEach(() => {
      mockVersion = archive;
    });
    afterEach(() => {
      mockVersion = current;
      delete mockAlternatives.current;
    });

    it('is the current page', () => {
      mockAlternatives.current = { path: '/toolpad/core/components/account' };
      expect(canonicalAt(archived)).toBe('https://docs.test/toolpad/core/components/account/');
    });

    it('is the current page, for its tabs too', () => {
      mockAlternatives.current = { path: '/toolpad/core/components/account/hooks-api' };
      expect(canonicalAt(`${archived}/hooks-api`)).toBe(
        'https://docs.test/toolpad/core/components/account/',
      );
    });

    it('is its own where the current release has no such page', () => {
      expect(canonicalAt(archived)).toBeUndefined();
    });
  });

  it('of a page is left to the theme', () => {
    expect(canonicalAt('/toolpad/core/components/account')).toBeUndefined();
  });
});

describe('the title', () => {
  afterEach(() => {
    mockVersion = current;
  });

  it('of an archived page names its release', () => {
    mockVersion = archive;
    render(<DocItemMetadata />);
    expect(document.title).toBe('Account (0.12.1)');
  });

  it('of a current page is left to the theme', () => {
    render(<DocItemMetadata />);
    expect(document.querySelector('title')).toBeNull();
  });
});
