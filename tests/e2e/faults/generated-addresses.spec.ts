import { expect } from '@playwright/test';
import fc from 'fast-check';
import { basePath } from '../../../src/site';
import { eachCombination } from '../support/combinations';
import { waitForHydration } from '../support/openPage';
import type { Host } from '../support/startHost';
import { startStaticHost } from '../support/staticHost';
import { isolatedTest as test } from '../support/sharedContext';

let host: Host;

test.beforeAll(async () => {
  host = await startStaticHost();
});

test.afterAll(() => host.close());

/** Milliseconds that a page gets: the other addresses are of interest, too. */
const patience = 20_000;

/** Pieces of addresses: right ones, near misses, and any bytes. */
const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('core', 'studio', 'components', 'account', 'zh', 'api') },
  {
    weight: 3,
    arbitrary: fc.constantFrom('Core', 'index.html', '.html', '..', '%20', '%', '', '~'),
  },
  {
    weight: 3,
    arbitrary: fc
      .uint8Array({ minLength: 1, maxLength: 4 })
      .map((bytes) => [...bytes].map((b) => `%${b.toString(16).padStart(2, '0')}`).join('')),
  },
  {
    weight: 2,
    arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }).map(encodeURIComponent),
  },
);

const addresses = fc
  .tuple(
    fc.array(piece, { maxLength: 5 }),
    fc.constantFrom('', '/'),
    fc.constantFrom('', '?docusaurus-theme=', '?a=%E0&'),
    fc.constantFrom('', '#', '#%E0%A4%A', '#css-x.js', '#__proto__'),
    piece,
  )
  .map(([pieces, end, query, hash, value]) =>
    [basePath, pieces.join('/'), end, query && query + value, hash && hash + value].join(''),
  );

/** Named by the tests, so that what failed can be repeated. By day, half of them. */
const seeds = Array.from({ length: eachCombination ? 8 : 4 }, (_, index) => 20_260_101 + index);

// Recorded, they would take twice the time.
test.use({ trace: 'off' });

for (const seed of seeds) {
  test(`25 of them all lead to a page that works, seed ${seed}`, async ({ page }) => {
    test.setTimeout(120_000);
    const faults: string[] = [];
    let address = '';
    let pages = 0;
    page.on('pageerror', ({ message }) => faults.push(`${address}  ${message}`));
    page.on('console', (message) => {
      const isOwn = message.type() === 'error' && !/Failed to load resource/.test(message.text());
      if (isOwn) faults.push(`${address}  ${message.text().slice(0, 200)}`);
    });
    for (address of fc.sample(addresses, { seed, numRuns: 25 })) {
      const response = await page.goto(host.origin + address, { waitUntil: 'commit' });
      const isPage = response?.headers()['content-type']?.startsWith('text/html');
      // A name like that of a file, or a path that leads out of the site. Another hash loads nothing.
      if (response && !isPage) {
        if (![400, 404].includes(response.status())) faults.push(`${address}  no answer`);
        continue;
      }
      await waitForHydration(page, patience).catch(() => faults.push(`${address}  does not work`));
      const theme = await page.locator('html').getAttribute('data-theme');
      if (theme !== 'light' && theme !== 'dark') faults.push(`${address}  data-theme=${theme}`);
      if ((await page.getByRole('heading', { level: 1 }).count()) !== 1)
        faults.push(`${address}  no heading`);
      pages += 1;
    }
    expect(pages).toBeGreaterThan(15);
    expect(faults).toEqual([]);
  });
}
