import { nextTask } from '@site/src/page-start/nextTask';

/**
 * Takes the place of Docusaurus' entry, which evaluates all modules of the main script in one task: that
 * is 30 ms here, and 120 on a phone. Here the largest of those that it asks for come before it.
 */
async function start(): Promise<void> {
  // With what the bundler does for itself: Lighthouse drops tasks below ten milliseconds, and takes a script
  // without one for one that the page is painted after.
  await import(/* webpackMode: "eager" */ '@generated/client-modules');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@generated/routes');
  await nextTask();
  // With all that stands around a page.
  await import(/* webpackMode: "eager" */ '@theme/Error');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
