import { translate } from '@docusaurus/Translate';
import SiteStorage from '@generated/site-storage';
import { choiceSlot } from '@site/src/analytics/choice';
import { sentEventsSlot } from '@site/src/analytics/sentEvents';
import { answersSlot } from '@site/src/components/Feedback/useAnswer';
import { languageSlot } from '@site/src/components/LanguageMenu/rememberedLanguage';
import { cookieNames } from '@site/src/preferences/readers';
import { referenceViewKey } from '@site/src/preferences/referenceView';
import { cachePrefix } from '@site/src/service-worker/cacheNames';
import { reloadsKey } from '@site/src/service-worker/page/reloadGuard';
import { cacheNotesDatabase } from './clearCacheNotes';

/** Where the browser keeps something. */
export type Place = 'cookie' | 'localStorage' | 'sessionStorage' | 'cache' | 'database';

/** Something that the site keeps in the reader's browser. */
export interface KeptData {
  readonly place: Place;
  /** Name, or a pattern with one `*` for any text. */
  readonly name: string;
  readonly purpose: string;
  /** A choice that clearing must not undo. */
  readonly stays?: boolean;
}

const slot = (name: string): string => `${name}${SiteStorage.namespace}`;

function storedChoices(): KeptData[] {
  return [
    {
      place: 'cookie',
      name: cookieNames.variant,
      purpose: translate({ id: 'privacy.kept.variant', message: 'TypeScript or JavaScript' }),
    },
    {
      place: 'cookie',
      name: cookieNames.styling,
      purpose: translate({ id: 'privacy.kept.styling', message: 'How samples are styled' }),
    },
    {
      place: 'localStorage',
      name: slot('theme'),
      purpose: translate({ id: 'privacy.kept.theme', message: 'Light or dark mode' }),
    },
    {
      place: 'localStorage',
      name: slot('docusaurus.tab.*'),
      purpose: translate({ id: 'privacy.kept.tab', message: 'Package manager in commands' }),
    },
    {
      place: 'localStorage',
      name: slot('docs-preferred-version-*'),
      purpose: translate({ id: 'privacy.kept.version', message: 'Version you read last' }),
    },
    {
      place: 'localStorage',
      name: referenceViewKey,
      purpose: translate({ id: 'privacy.kept.view', message: 'Table or list in the reference' }),
    },
    {
      place: 'localStorage',
      name: slot('singleKeyShortcuts'),
      purpose: translate({ id: 'privacy.kept.keys', message: 'Whether single keys are shortcuts' }),
    },
    {
      place: 'localStorage',
      name: slot(languageSlot),
      purpose: translate({ id: 'privacy.kept.language', message: 'Language you chose' }),
    },
    {
      place: 'localStorage',
      name: slot(choiceSlot),
      purpose: translate({
        id: 'privacy.kept.choice',
        message: 'That you turned measuring off; clearing leaves it',
      }),
      stays: true,
    },
  ];
}

/** Everything that the site may keep, for the reader to see and to clear. */
export function keptData(): KeptData[] {
  return [
    ...storedChoices(),
    {
      place: 'localStorage',
      name: slot('recentSearches'),
      purpose: translate({ id: 'privacy.kept.searches', message: 'Your last five searches' }),
    },
    ...(['localStorage', 'sessionStorage'] as const).map((place) => ({
      place,
      name: 'demo:*',
      purpose: translate({ id: 'privacy.kept.demo', message: 'What you left in a demo' }),
    })),
    {
      place: 'sessionStorage',
      name: slot(answersSlot),
      purpose: translate({
        id: 'privacy.kept.answers',
        message: 'Your answers to “Was this page helpful?”',
      }),
    },
    {
      place: 'sessionStorage',
      name: slot(sentEventsSlot),
      purpose: translate({ id: 'privacy.kept.sent', message: 'The list of what was sent' }),
    },
    {
      place: 'cache',
      name: `${cachePrefix}*`,
      purpose: translate({
        id: 'privacy.kept.cache',
        message: 'Pages you read, and the search index, for reading offline',
      }),
    },
    {
      place: 'database',
      name: cacheNotesDatabase,
      purpose: translate({
        id: 'privacy.kept.cacheNotes',
        message: 'When you last opened each of these pages and their files, so that old ones go',
      }),
    },
    {
      place: 'sessionStorage',
      name: reloadsKey,
      purpose: translate({
        id: 'privacy.kept.reloads',
        message: 'When the page loaded itself anew for an update',
      }),
    },
  ];
}
