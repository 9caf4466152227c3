import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { waitingText } from './Messages';
import type { SearchState } from './useSearch';

/** What a screen reader is told when results arrive. */
export function useAnnouncement(query: string, { results, failed, waiting }: SearchState): string {
  const { selectMessage } = usePluralForm();
  if (query.trim() === '') return '';
  if (waiting) return waitingText();
  if (failed || !results) return '';
  const count = results.pages.length;
  if (count === 0) return translate({ id: 'search.noPages', message: 'No pages found' });
  return selectMessage(
    count,
    translate(
      {
        id: 'search.pages',
        message: 'One page found|{count} pages found',
        description: 'Announced to screen readers. Plural forms are separated by |.',
      },
      { count },
    ),
  );
}
