import { test as base } from '@playwright/test';
import { deploy, type Deployment } from './deployment';

/** Tests that have the site at its documentation host, where it has a service worker. */
export const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({}, use) => {
    const deployment = await deploy();
    await use(deployment);
    await deployment.close();
  },
});
