import { freePort } from '../support/freePort';
import type { DrivenBrowser, Engine } from './browser';
import { eventually, startCompanion } from './processes';

type Answer = { readonly value: unknown };

/** Calls WebDriver, and returns what it answers. */
async function call(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object) {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}

async function drive(driver: string, stop: () => Promise<void>): Promise<DrivenBrowser> {
  const created = (await call(`${driver}/session`, 'POST', { capabilities: {} })) as {
    sessionId: string;
  };
  const session = `${driver}/session/${created.sessionId}`;
  return {
    async open(url) {
      await call(`${session}/url`, 'POST', { url });
    },
    evaluate: (expression) =>
      call(`${session}/execute/sync`, 'POST', { script: `return (${expression});`, args: [] }),
    async close() {
      await call(session, 'DELETE').catch(() => undefined);
      await stop();
    },
  };
}

/** WebKitGTK, whose driver needs a display. */
export const webkit: Engine = {
  name: 'webkit',
  programs: { WebKitWebDriver: 'webkit2gtk-driver', 'xvfb-run': 'xvfb' },
  async start() {
    const port = await freePort();
    const companion = startCompanion('xvfb-run', () => [
      '--auto-servernum',
      'WebKitWebDriver',
      `--port=${port}`,
    ]);
    const driver = `http://127.0.0.1:${port}`;
    try {
      await eventually(() => call(`${driver}/status`, 'GET'));
      return await drive(driver, companion.stop);
    } catch (error) {
      await companion.stop();
      throw error;
    }
  },
};
