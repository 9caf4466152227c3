import { expect as expectInPage, type BrowserContext, type Page } from '@playwright/test';
import { openBrowser } from './browser';
import { buildStudio } from './buildStudio';
import { copyProject, removeProject, type ProjectPackages } from './copyProject';
import type { RunningServer } from './startServer';
import { startStudio } from './startStudio';

/** Milliseconds that a page has for a step: on a busy machine, one may take half a minute. */
const waitTime = 120_000;

/** Playwright's `expect`, which waits for a page. Under another name than the test runner's. */
export const expectSoon = expectInPage.configure({ timeout: waitTime });

/** How an app is started. */
export interface AppOptions {
  base?: string;
  env?: Record<string, string>;
  /** `shared` if it is left out. */
  packages?: ProjectPackages;
  /** Changes the copy before it is built. */
  prepare?: (project: string) => Promise<void>;
  /** Starts the built project, if it has a server of its own. */
  start?: (project: string) => Promise<RunningServer>;
}

/** A project that was built and is being served, with a browser. */
export interface App {
  /** Folder of the copy. */
  project: string;
  server: RunningServer;
  page: Page;
  context: BrowserContext;
  /** Address of a path below the base path, such as `pages/jobs`. */
  url(path?: string): string;
  /** Opens a page by its name, and returns it. */
  open(name: string, parameters?: Record<string, string>): Promise<Page>;
  /** Runs a query or action of a page on the server, as pages do. */
  runQuery(pageName: string, query: string, parameters?: object): Promise<QueryAnswer>;
  /** Uncaught errors of pages since the last call. */
  takeErrors(): string[];
  close(): Promise<void>;
}

/** What Studio's server answers to a query. */
export interface QueryAnswer {
  data?: unknown;
  error?: { message: string };
}

/** Builds and starts a copy of a fixture, and opens a browser. */
export async function openApp(fixture: string, options: AppOptions = {}): Promise<App> {
  const { base = '/prod', env, packages = 'shared' } = options;
  const project = await copyProject(fixture, packages);
  let server: RunningServer | undefined;
  const cleanUp = async () => {
    await server?.stop();
    await removeProject(project);
  };
  try {
    await options.prepare?.(project);
    await buildStudio(project, { base });
    server = await (options.start?.(project) ??
      startStudio(project, { command: 'start', base, env }));
    return await openPage({ project, server, base, cleanUp });
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

interface StartedApp {
  project: string;
  server: RunningServer;
  base: string;
  cleanUp: () => Promise<void>;
}

async function openPage({ project, server, base, cleanUp }: StartedApp): Promise<App> {
  const { page, context, close } = await openBrowser();
  page.setDefaultTimeout(waitTime);
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(String(error.error())));
  const url = (path = '') => `${server.address}${base}/${path}`;
  return {
    project,
    server,
    page,
    context,
    url,
    async open(name, parameters = {}) {
      const query = new URLSearchParams(parameters).toString();
      await page.goto(url(`pages/${name}${query && `?${query}`}`));
      return page;
    },
    async runQuery(pageName, query, parameters = {}) {
      const response = await context.request.post(url(`api/data/${pageName}/${query}`), {
        data: parameters,
      });
      return (await response.json()) as QueryAnswer;
    },
    takeErrors: () => errors.splice(0),
    async close() {
      await close();
      await cleanUp();
    },
  };
}
