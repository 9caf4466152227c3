import { deploy, type Deployment } from './deployment';
import { isolatedTest } from './sharedContext';

/** Tests that have the site at its documentation host, where it has a service worker. */
export const test = isolatedTest.extend<{ deployment: Deployment }>({
  deployment: async ({}, use) => {
    const deployment = await deploy();
    await use(deployment);
    await deployment.close();
  },
});
