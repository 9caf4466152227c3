import { translate } from '@docusaurus/Translate';
import type { SearchKind } from '@site/src/search/types';

/** Name of a kind of pages in the reader's language. */
export function kindLabel(kind: SearchKind): string {
  const labels: Readonly<Record<SearchKind, () => string>> = {
    guide: () => translate({ id: 'search.kind.guide', message: 'Guides' }),
    component: () => translate({ id: 'search.kind.component', message: 'Components' }),
    'how-to': () =>
      translate({
        id: 'search.kind.howTo',
        message: 'How-to',
        description: 'Kind of pages: tutorials and instructions for one task',
      }),
    reference: () => translate({ id: 'search.kind.reference', message: 'Reference' }),
  };
  return labels[kind]();
}
