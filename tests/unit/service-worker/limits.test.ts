import { cacheNames } from '@site/src/service-worker/cacheNames';
import { runWorker } from './support/runWorker';

// A worker with hundreds of pages, on a machine that may do something else beside.
jest.setTimeout(60_000);

test('the page goes that was used the longest time ago', async () => {
  const pages = Array.from({ length: 203 }, (_, i) => `/toolpad/core/${i}/`);
  const worker = await runWorker(new Map(pages.map((page) => [page, 'page'])));
  // One after another those whose order matters. All in this way would take seconds.
  for (const page of pages.slice(0, 4)) await worker.keep(page);
  await Promise.all(pages.slice(4, 200).map((page) => worker.keep(page)));
  expect(await worker.caches.pathsIn(cacheNames.pages)).toHaveLength(200);
  await worker.keep(pages[0]!);
  for (const page of pages.slice(200)) await worker.keep(page);
  const kept = await worker.caches.pathsIn(cacheNames.pages);
  expect(kept).toHaveLength(200);
  expect(pages.filter((page) => !kept.includes(page))).toEqual(pages.slice(1, 4));
});

test('what is too big is not kept, though the server names no length', async () => {
  const [small, big] = ['/toolpad/core/small/', '/toolpad/core/big/'] as const;
  const worker = await runWorker(
    new Map([
      [small, 'x'.repeat(3_900_000)],
      [big, 'x'.repeat(4_100_000)],
    ]),
  );
  await worker.keep(small);
  await worker.keep(big);
  expect(await worker.caches.pathsIn(cacheNames.pages)).toEqual([small]);
});
