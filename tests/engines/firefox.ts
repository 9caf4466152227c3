import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../support/freePort';
import type { DrivenBrowser, Engine } from './browser';
import { openSession, type BidiSession } from './bidi';
import { eventually, startCompanion } from './processes';

/** No requests of the browser's own, and no pages of its own. */
const preferences = `
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.normandy.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("extensions.update.enabled", false);
`;

async function drive(session: BidiSession, stop: () => Promise<void>): Promise<DrivenBrowser> {
  const { contexts } = (await session.send('browsingContext.getTree', {})) as {
    contexts: { context: string }[];
  };
  const context = contexts[0]?.context ?? '';
  return {
    async open(url) {
      await session.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      // As text, for BiDi has its own spelling of values.
      const answer = (await session.send('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (!answer.result) throw new Error(answer.exceptionDetails?.text ?? 'no result');
      return JSON.parse(answer.result.value) as unknown;
    },
    async close() {
      session.close();
      await stop();
    },
  };
}

/** Firefox, over WebDriver BiDi, which it speaks itself. */
export const firefox: Engine = {
  name: 'firefox',
  programs: { 'firefox-esr': 'firefox-esr' },
  async start() {
    const port = await freePort();
    const companion = startCompanion('firefox-esr', (folder) => {
      writeFileSync(path.join(folder, 'user.js'), preferences);
      return ['--headless', '--profile', folder, `--remote-debugging-port=${port}`, 'about:blank'];
    });
    try {
      const session = await eventually(() => openSession(`ws://127.0.0.1:${port}/session`));
      return await drive(session, companion.stop);
    } catch (error) {
      await companion.stop();
      throw error;
    }
  },
};
