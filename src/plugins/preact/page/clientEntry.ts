import { nextTask } from '@site/src/page-start/nextTask';

/**
 * Takes the place of Docusaurus' entry, which evaluates all modules of the main script in one task: that
 * is 20 ms here, and 90 on a phone. Here the largest of those that it asks for come before it.
 */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ '@generated/client-modules');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
