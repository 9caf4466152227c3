import i18n from '@generated/i18n';
import siteConfig from '@generated/docusaurus.config';
import { subscribeToChoice } from './choice';
import { followPresses } from './clicks';
import { describePage, type PageParameters } from './describePage';
import type { EventParameters, ReaderEvent } from './events';
import { openGtag, silenceScript } from './gtag';
import type { AnalyticsConfiguration } from './pageConfiguration';
import { followProperties, readProperties } from './readerProperties';
import { noteSentEvent } from './sentEvents';
import { analyticsStatus } from './status';
import { isSampled, measureVitals, vitalParameters } from './vitals';

/** Sends what it is told, as long as the reader allows it. */
export interface Tracker {
  page(pathname: string, title: string): void;
  event(event: ReaderEvent): void;
}

const isOn = (): boolean => analyticsStatus() === 'on';

/**
 * Starts measuring, for as long as the page stands. To be called once.
 *
 * @param random - Decides whether the web vitals of this page load are measured.
 */
export function startTracker(
  configuration: AnalyticsConfiguration,
  random: () => number = Math.random,
): Tracker {
  const gtag = openGtag(configuration);
  const known = new Map<string, string>();
  const describe = (pathname: string): PageParameters =>
    describePage(pathname, { ...siteConfig, ...i18n });
  let page = describe(window.location.pathname);

  function sendEvent(name: string, parameters: EventParameters): void {
    if (!isOn()) return;
    gtag('event', name, parameters);
    noteSentEvent(name, parameters);
  }

  function sendProperties(): void {
    if (!isOn()) return;
    for (const [name, value] of Object.entries(readProperties())) {
      if (known.get(name) === value) continue;
      known.set(name, value);
      gtag('set', 'user_properties', { [name]: value });
      noteSentEvent('user_properties', { [name]: value });
    }
  }

  const event = ({ name, ...parameters }: ReaderEvent): void =>
    sendEvent(name, { ...parameters, ...page });

  function followChoice(): void {
    silenceScript(configuration, !isOn());
    sendProperties();
  }

  followChoice();
  followProperties(sendProperties);
  subscribeToChoice(followChoice);
  followPresses(event);
  if (isSampled(random)) {
    // They are the metrics of the page that was loaded, whichever is read when they come.
    const loaded = page;
    measureVitals((metric) => {
      const { name, navigationURL } = metric;
      const measured = navigationURL ? describe(new URL(navigationURL).pathname) : loaded;
      sendEvent(name, { ...vitalParameters(metric), ...measured });
    }).catch(() => {
      // The library could not be loaded: this load is not measured.
    });
  }

  return {
    page(pathname, title) {
      page = describe(pathname);
      // For what the script measures by itself: it would take the address with query and hash.
      if (isOn()) gtag('set', { page_location: page.page_location, page_title: title });
      sendEvent('page_view', { page_title: title, ...page });
    },
    event,
  };
}
