import { workersOf } from '@site/src/service-worker/page/workersOf';

test('a browser has its workers', () => {
  const serviceWorker = {} as ServiceWorkerContainer;
  expect(workersOf({ serviceWorker })).toBe(serviceWorker);
});

test.each<[string, PropertyDescriptor]>([
  ['none', {}],
  ['undefined', { value: undefined }],
  ['null', { value: null }],
  [
    'an exception',
    {
      get: () => {
        throw new Error('The document is sandboxed');
      },
    },
  ],
])('a browser with %s has no workers, and nothing is thrown', (_name, property) => {
  const browser = Object.defineProperty({}, 'serviceWorker', property) as Navigator;
  expect(workersOf(browser)).toBeUndefined();
});
