import { expect } from '@playwright/test';
import { findWholeChromium } from './support/chromium.cjs';
import { edit } from './support/editing';
import { isolatedTest as test } from './support/sharedContext';

// Sandboxed frames have a process of their own in the browser that readers have; in the headless
// shell they share the page's, and what never ends there stops the page too.
test.use({
  channel: 'chromium',
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, executablePath: findWholeChromium() });
  },
});

test('a loop without end is stopped, and the page goes on', async ({ page }) => {
  const { write, demo, result } = await edit(page);
  await write('export default function Demo() {\n  for (;;);\n}');
  await expect(demo.getByText('was stopped')).toBeVisible({ timeout: 30_000 });
  await write('export default () => <b>again</b>;');
  await expect(result.getByText('again')).toBeVisible({ timeout: 30_000 });
});
