import { DocusaurusContextProvider } from '@docusaurus/core/lib/client/docusaurusContext';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Docusaurus' client asks for chunks of the pages that links lead to; a test has none. */
const loader = { prefetch: () => false, preload: () => false };

/** Renders a component of a page as if the reader were at an address. */
export function renderAt(address: string, element: ReactNode): RenderResult {
  Object.assign(window, { docusaurus: loader });
  return render(
    <DocusaurusContextProvider>
      <MemoryRouter initialEntries={[address]}>{element}</MemoryRouter>
    </DocusaurusContextProvider>,
  );
}
