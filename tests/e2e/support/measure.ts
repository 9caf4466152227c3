import type { BrowserContext } from '@playwright/test';
import { analyticsHosts } from '../../../src/analytics/configuration';
import {
  configurationName,
  type AnalyticsConfiguration,
} from '../../../src/analytics/pageConfiguration';
import { contentSecurityPolicy } from '../../../src/hosting/policy/contentSecurityPolicy';
import { readAllowedInline } from '../../../src/hosting/policy/policyFile';
import { basePath } from '../../../src/site';
import type { Collector } from './collector';
import { buildFolder } from './build';
import { origin } from './server';

/** A page with code to copy, and without demos. */
export const installation = `${basePath}core/introduction/installation/`;

/** The host under test, as the one at which pages measure. */
export const documentationHost = new URL(origin).host;

/** Measuring that works, to a collector. */
export const configured = (collector: Collector): AnalyticsConfiguration => ({
  id: 'G-TEST1',
  scriptOrigin: collector.origin,
  host: documentationHost,
});

/** Complaints about a page that are not about the collector, which it is meant to ask. */
export const apartFrom = (collector: Collector, complaints: readonly string[]): string[] =>
  complaints.filter((line) => !line.includes(collector.origin));

/**
 * Serves pages as a build with that configuration has them: with the element in the head that
 * `src/plugins/analytics` writes, and the policy that `src/hosting` sends.
 */
export async function measure(
  context: BrowserContext,
  configuration: AnalyticsConfiguration,
): Promise<void> {
  const content = JSON.stringify(configuration).replaceAll('"', '&quot;');
  const meta = `<meta name="${configurationName}" content="${content}">`;
  const policy = contentSecurityPolicy(
    analyticsHosts(configuration),
    readAllowedInline(buildFolder),
  );
  // The browser does not know that a page which the test completes comes from this machine, too.
  await context.grantPermissions(['local-network-access']);
  await context.route(
    (url) => url.origin === origin && url.pathname.endsWith('/'),
    async (route) => {
      if (!route.request().isNavigationRequest()) {
        await route.continue();
        return;
      }
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
        body: html.replace(/<head[^>]*>/, (head) => head + meta),
      });
    },
  );
}
