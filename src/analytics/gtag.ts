import { setDelivery } from './delivery';
import type { AnalyticsConfiguration } from './pageConfiguration';

/** The calling convention of Google's script and those compatible with it. */
export type Gtag = (command: string, ...values: readonly unknown[]) => void;

interface GtagGlobals {
  dataLayer?: unknown[];
  gtag?: Gtag;
  /** Read by the script before each thing that it would send. */
  [disabled: `ga-disable-${string}`]: boolean | undefined;
}

const globals = (): GtagGlobals => window as unknown as GtagGlobals;

/** Nothing may be kept in the browser for measuring, so no cookie is set and no reader recognized. */
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** The site that led here, without the page there. Within the site, nothing. */
function referrerOrigin(): string {
  const { referrer } = document;
  const origin = URL.canParse(referrer) ? new URL(referrer).origin : '';
  return origin === window.location.origin ? '' : origin;
}

function loadScript({ id, scriptOrigin }: AnalyticsConfiguration): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `${scriptOrigin}/gtag/js?id=${encodeURIComponent(id)}`;
  script.addEventListener('load', () => setDelivery('loaded'));
  script.addEventListener('error', () => setDelivery('failed'));
  setDelivery('loading');
  document.head.append(script);
}

/**
 * Opens the queue that the script reads, and loads the script. What is queued before the script has
 * arrived waits for it; where it never arrives, nothing else happens.
 */
export function openGtag(configuration: AnalyticsConfiguration): Gtag {
  const page = globals();
  page.dataLayer ??= [];
  const gtag: Gtag = function gtag() {
    try {
      // The script reads objects of arguments, and takes no arrays.
      page.dataLayer?.push(arguments);
    } catch {
      // The script watches the queue, so its errors come out here.
    }
  };
  page.gtag ??= gtag;
  gtag('js', new Date());
  gtag('consent', 'default', denied);
  gtag('config', configuration.id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    page_referrer: referrerOrigin(),
  });
  loadScript(configuration);
  return gtag;
}

/** Tells the script itself to be silent, which measures some things without being asked. */
export function silenceScript({ id }: AnalyticsConfiguration, silent: boolean): void {
  globals()[`ga-disable-${id}`] = silent;
}
