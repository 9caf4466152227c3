import type { ConsoleMessage, Page } from '@playwright/test';
import { origin } from './server';

/** What browsers ask a host for by themselves where a page is slow to name its icon. */
const hostIcon = `${origin}/favicon.ico`;

/** What frames of demos load. */
const demoAddress = /\/(?:assets\/)?demos\//;

/**
 * Collects everything that a page should not do: console errors and warnings, uncaught errors,
 * requests that fail, and requests to other hosts. Start it before the page is opened; frames of
 * the page are watched with it.
 *
 * @param expectedStatus status of the document itself, of which the browser's console complains.
 * @returns complaints; the list grows while the page lives.
 */
export function watchPage(page: Page, expectedStatus = 200): readonly string[] {
  const complaints: string[] = [];

  const isAboutDocument = (message: ConsoleMessage): boolean =>
    expectedStatus !== 200 &&
    message.location().url === page.url() &&
    message.text().includes(`status of ${expectedStatus}`);

  page.on('console', (message) => {
    const isAboutIcon = message.location().url === hostIcon;
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint && !isAboutDocument(message) && !isAboutIcon) {
      complaints.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const { protocol, origin: host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== origin) {
      complaints.push(`request to another host: ${request.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Who leaves a page while one of its demos loads gives that up.
    const isGivenUp = reason === 'net::ERR_ABORTED' && demoAddress.test(request.url());
    if (!isGivenUp) complaints.push(`failed request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest();
    const expected = isDocument && response.frame() === page.mainFrame() ? expectedStatus : 0;
    if (response.url() === hostIcon) return;
    if (response.status() >= 400 && response.status() !== expected) {
      complaints.push(`status ${response.status()}: ${response.url()}`);
    }
  });
  return complaints;
}
