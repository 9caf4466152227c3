import { cacheNames } from '@site/src/service-worker/cacheNames';
import { foreignPage, runWorker } from './support/runWorker';

const script = '/toolpad/assets/js/main.1.js';
const part = '/toolpad/pagefind/fragment/en_1.pf_fragment';
const page = '/toolpad/core/';

const textOf = async (response?: Promise<Response>) => (await response)?.text();

test('a script is taken from its copy', async () => {
  const worker = await runWorker(new Map([[script, 'from the server']]));
  await worker.seed(cacheNames.assets, script);
  expect(await textOf(worker.load(script))).toBe('from before');
});

for (const [name, file, cache] of [
  ['a script', script, cacheNames.assets],
  ['a part of the search index', part, cacheNames.search],
] as const) {
  test(`${name} that is asked for past caches takes the place of its copy`, async () => {
    const worker = await runWorker(new Map([[file, 'from the server']]));
    await worker.seed(cache, file);
    expect(await textOf(worker.load(file))).toBe('from before');
    expect(await textOf(worker.load(file, 'reload'))).toBe('from the server');
    worker.files = undefined;
    expect(await textOf(worker.load(file))).toBe('from the server');
  });
}

test('without a connection it is the copy all the same', async () => {
  const worker = await runWorker(new Map([[script, 'from the server']]));
  await worker.seed(cacheNames.assets, script);
  worker.files = undefined;
  expect(await textOf(worker.load(script, 'reload'))).toBe('from before');
});

test('a page that a network puts in the place of another is not kept', async () => {
  const worker = await runWorker(new Map([[page, foreignPage]]));
  await worker.keep(page);
  expect(await worker.caches.pathsIn(cacheNames.pages)).toEqual([]);
  worker.files = new Map([[page, 'a page of the site']]);
  await worker.keep(page);
  expect(await worker.caches.pathsIn(cacheNames.pages)).toEqual([page]);
});
