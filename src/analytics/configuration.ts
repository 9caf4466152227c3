import { documentationHost } from '../site';
import type { AnalyticsConfiguration } from './pageConfiguration';

type Environment = Readonly<Record<string, string | undefined>>;

/** Origins that a policy has to allow, by what the page does with them. */
export interface AnalyticsHosts {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly images: readonly string[];
}

const googleOrigin = 'https://www.googletagmanager.com';

/** Google serves the script at one host, and takes what it sends at several. */
const googleReceivers = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

function invalid(name: string, value: string, what: string, fix: string): Error {
  return new Error(
    `environment  ${name} is "${value}", which is ${what} -> ${fix}; src/analytics/README.md says how`,
  );
}

/** Hosts on this machine may do without encryption, for tests with a collector of their own. */
function scriptOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isLocal = url && ['localhost', '127.0.0.1'].includes(url.hostname);
  if (!url || !(url.protocol === 'https:' || (isLocal && url.protocol === 'http:'))) {
    throw invalid('ANALYTICS_SCRIPT_HOST', value, 'no https address', 'write https://…');
  }
  return url.origin;
}

/**
 * Reads from the environment whether pages measure: `ANALYTICS_ID` has the measurement id, and
 * `ANALYTICS_SCRIPT_HOST` names who serves the script if that is not Google.
 *
 * @param host - The documentation host; pages elsewhere do not measure.
 * @returns undefined without an id or without a documentation host.
 * @throws if one of the variables is malformed.
 */
export function analyticsConfiguration(
  environment: Environment = process.env,
  host = documentationHost,
): AnalyticsConfiguration | undefined {
  const id = environment.ANALYTICS_ID?.trim();
  if (!id) return undefined;
  if (!/^[A-Z]+-[A-Z0-9]+$/.test(id)) {
    throw invalid('ANALYTICS_ID', id, 'no measurement id', 'write it as in G-1234ABCDEF');
  }
  const origin = scriptOrigin(environment.ANALYTICS_SCRIPT_HOST?.trim() || googleOrigin);
  return host ? { id, scriptOrigin: origin, host } : undefined;
}

/** Origins that pages load from and send to; none for a site that does not measure. */
export function analyticsHosts(configuration: AnalyticsConfiguration | undefined): AnalyticsHosts {
  if (!configuration) return { scripts: [], connections: [], images: [] };
  const own = [configuration.scriptOrigin];
  if (configuration.scriptOrigin !== googleOrigin) {
    return { scripts: own, connections: own, images: own };
  }
  return { scripts: own, connections: googleReceivers, images: googleReceivers };
}
