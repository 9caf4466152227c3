import { openApp, type App, type AppOptions } from './openApp';

/**
 * Builds and opens a fixture before the tests of a file, and closes it after them. A test fails if
 * a page throws an error that nothing catches.
 *
 * @returns a function that gives the app inside of tests.
 */
export function useApp(fixture: string, options?: AppOptions | (() => AppOptions)): () => App {
  let app: App | undefined;

  beforeAll(async () => {
    app = await openApp(fixture, typeof options === 'function' ? options() : options);
  });

  afterEach(() => {
    expect(app?.takeErrors() ?? []).toEqual([]);
  });

  afterAll(async () => {
    await app?.close();
  });

  return () => {
    if (!app) {
      throw new Error(`${fixture} was not opened`);
    }
    return app;
  };
}
