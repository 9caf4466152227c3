/** What a page has to know to measure: the build writes it into each page's head. */
export interface AnalyticsConfiguration {
  /** Measurement id, such as `G-1234ABCDEF`. */
  readonly id: string;
  /** Origin that serves `/gtag/js`. */
  readonly scriptOrigin: string;
  /** Host, with a port if it has one, at which the site is the documentation itself. */
  readonly host: string;
}

/** Name of the `<meta>` element that holds the configuration as JSON. */
export const configurationName = 'analytics';

function isConfiguration(value: unknown): value is AnalyticsConfiguration {
  if (typeof value !== 'object' || value === null) return false;
  const { id, scriptOrigin, host } = value as Partial<Record<string, unknown>>;
  return [id, scriptOrigin, host].every((text) => typeof text === 'string' && text !== '');
}

/** The configuration in the present page's head; undefined where there is none, or none that is valid. */
export function readPageConfiguration(): AnalyticsConfiguration | undefined {
  const content = document
    .querySelector(`meta[name="${configurationName}"]`)
    ?.getAttribute('content');
  try {
    const value: unknown = JSON.parse(content ?? 'null');
    return isConfiguration(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
