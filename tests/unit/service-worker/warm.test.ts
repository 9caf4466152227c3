import { cacheNames } from '@site/src/service-worker/cacheNames';
import { answerOf, runWorker, type RunningWorker } from './support/runWorker';

const index = '/toolpad/pagefind/';
const offline = '/toolpad/offline/';

/** An index of a number of parts, with what stands around it. */
function siteWith(parts: number, partBytes = 10): Map<string, string> {
  const names = Array.from({ length: parts }, (_, i) => `index/${i}.pf_index`);
  const list = [...names, 'pagefind-entry.json', 'pagefind.js'];
  return new Map([
    [offline, '<script src=/toolpad/assets/js/main.1.js></script>'],
    ['/toolpad/assets/js/main.1.js', 'main'],
    ['/toolpad/zh/offline/', '<script src=/toolpad/zh/assets/js/main.2.js></script>'],
    ['/toolpad/zh/assets/js/main.2.js', 'main'],
    [`${index}files.json`, JSON.stringify(list)],
    ...list.map((name) => [index + name, 'x'.repeat(partBytes)] as const),
  ]);
}

const searched = (worker: RunningWorker) =>
  worker.seed(cacheNames.search, `${index}pagefind-entry.json`);
const message = { offline, index, build: 'b' };
const inSearch = (worker: RunningWorker) => worker.caches.pathsIn(cacheNames.search);
const partsIn = async (worker: RunningWorker) =>
  (await inSearch(worker)).filter((path) => path.endsWith('.pf_index'));
const asked = ({ requests }: RunningWorker, pattern: RegExp) =>
  requests.filter((path) => pattern.test(path));

describe('the search index', () => {
  test('is left alone by readers who do not search', async () => {
    const worker = await runWorker(siteWith(3));
    expect(await worker.warm(message)).toEqual({ offline: true, index: false });
    expect(asked(worker, /pagefind/)).toEqual([]);
  });

  test('is fetched for those who have searched, or installed the site', async () => {
    const worker = await runWorker(siteWith(3));
    await searched(worker);
    expect(await worker.warm(message)).toEqual({ offline: true, index: true });
    expect(await inSearch(worker)).toEqual([
      ...[0, 1, 2].map((i) => `${index}index/${i}.pf_index`),
      `${index}pagefind-entry.json`,
      `${index}pagefind.js`,
    ]);
    const another = await runWorker(siteWith(3));
    expect(await another.warm({ ...message, installed: true })).toMatchObject({ index: true });
  });

  test('is fetched once for three tabs, and once for a build', async () => {
    const worker = await runWorker(siteWith(5));
    await searched(worker);
    const answers = await Promise.all([1, 2, 3].map(() => worker.warm(message)));
    expect(answers.filter((answer) => answer.index)).toHaveLength(1);
    expect(await worker.warm(message)).toEqual({ offline: false, index: false });
    expect(asked(worker, /files\.json/)).toHaveLength(1);
    expect(asked(worker, /pf_index/)).toHaveLength(5);
    expect(await worker.warm({ ...message, build: 'c' })).toMatchObject({ index: true });
    // Parts are named by their content.
    expect(asked(worker, /pf_index/)).toHaveLength(5);
  });

  test('loses what its list no longer names, and archived releases nothing', async () => {
    const worker = await runWorker(siteWith(1));
    await searched(worker);
    const archived = `${index}core-0.12.1/index/a.pf_index`;
    await worker.seed(cacheNames.search, archived);
    await worker.seed(cacheNames.search, `${index}index/old.pf_index`);
    await worker.warm(message);
    expect(await partsIn(worker)).toEqual([archived, `${index}index/0.pf_index`]);
  });

  test.each<[string, (worker: RunningWorker) => void]>([
    ['there is no room', ({ caches }) => (caches.room.entries = 8)],
    ['it is too big', (worker) => (worker.files = siteWith(40, 200_000))],
    [
      'a part is missing',
      (worker) => (worker.files as Map<string, string>).delete(`${index}index/7.pf_index`),
    ],
  ])('is not kept by halves, nor asked for again, where %s', async (_name, spoil) => {
    const worker = await runWorker(siteWith(40));
    await searched(worker);
    spoil(worker);
    expect(await worker.warm(message)).toMatchObject({ index: false });
    expect(await partsIn(worker)).toEqual([]);
    const { length } = worker.requests;
    expect(asked(worker, /pf_index/).length).toBeLessThan(40);
    await worker.warm(message);
    expect(worker.requests).toHaveLength(length);
  });

  test('is asked for again where the connection was lost', async () => {
    const worker = await runWorker(siteWith(3));
    await searched(worker);
    const { files } = worker;
    worker.files = undefined;
    expect(await worker.warm(message)).toEqual({ offline: false, index: false });
    worker.files = files;
    expect(await worker.warm(message)).toEqual({ offline: true, index: true });
  });
});

test("the offline page is kept in the reader's language, with its files, without an index", async () => {
  const worker = await runWorker(siteWith(1));
  expect(await worker.warm({ offline: '/toolpad/zh/offline/', build: 'b' })).toEqual({
    offline: true,
    index: false,
  });
  expect(await worker.caches.pathsIn(cacheNames.offline)).toContain('/toolpad/zh/offline/');
  expect(await worker.caches.pathsIn(cacheNames.assets)).toEqual([
    '/toolpad/zh/assets/js/main.2.js',
  ]);
});

test('files that are opened come from the request that was made ahead', async () => {
  const worker = await runWorker(siteWith(1));
  const preloaded = answerOf('/toolpad/llms.txt', 'text');
  expect(await worker.navigate('/toolpad/llms.txt', preloaded)).toBe(preloaded);
  expect(worker.requests).toEqual([]);
  await worker.navigate('/toolpad/llms.txt');
  expect(worker.requests).toEqual(['/toolpad/llms.txt']);
});

test('files that are opened without a connection lead to the offline page', async () => {
  const worker = await runWorker(siteWith(1));
  await worker.warm({ offline, build: 'b' });
  worker.files = undefined;
  const answer = await worker.navigate('/toolpad/core/crud.md');
  expect(answer?.headers.get('Location')).toBe(
    'https://docs.example/toolpad/offline/?page=%2Ftoolpad%2Fcore%2Fcrud.md',
  );
});
