import { translate } from '@docusaurus/Translate';
import type { SectionChangeKind } from '@site/src/translations/pageTranslation';
import type { StatusEntry } from '@site/src/plugins/translation-status/statusData';

/** States of pages, as the reader's language calls them. */
export function stateLabels(): Readonly<Record<StatusEntry['state'] | 'missing', string>> {
  return {
    current: translate({
      id: 'translations.current',
      message: 'Current',
      description: 'State of translated pages that say what English says',
    }),
    behind: translate({
      id: 'translations.behind',
      message: 'Behind',
      description: 'State of translated pages of which English has changed since',
    }),
    unstamped: translate({
      id: 'translations.unstamped',
      message: 'Not compared',
      description: 'State of translated pages that nobody has compared with English yet',
    }),
    missing: translate({
      id: 'translations.missing',
      message: 'Missing',
      description: 'State of pages that are not translated',
    }),
  };
}

/** What happened to a section in English, behind the section's heading. */
export function changeLabels(): Readonly<Record<SectionChangeKind, string>> {
  return {
    changed: translate({
      id: 'translations.changed',
      message: 'changed',
      description: 'Behind the heading of a section that has changed in English',
    }),
    added: translate({
      id: 'translations.added',
      message: 'new',
      description: 'Behind the heading of a section that is new in English',
    }),
    removed: translate({
      id: 'translations.removed',
      message: 'removed',
      description: 'Behind the heading of a section that English no longer has',
    }),
  };
}
