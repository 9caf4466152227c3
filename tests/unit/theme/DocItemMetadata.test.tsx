/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import DocItemMetadata from '../../../src/theme/DocItem/Metadata';

const mockDoc = { metadata: { permalink: '' } };

jest.mock('@docusaurus/plugin-content-docs/client', () => ({ useDoc: () => mockDoc }));
jest.mock('@theme-original/DocItem/Metadata', () => ({ __esModule: true, default: () => null }));
jest.mock('@docusaurus/Head', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => children,
}));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({
    siteConfig: { url: 'https://docs.test', baseUrl: '/toolpad/', trailingSlash: true },
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

  it('of a page is left to the theme', () => {
    expect(canonicalAt('/toolpad/core/components/account')).toBeUndefined();
  });
});
