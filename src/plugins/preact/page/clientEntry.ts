import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { nextTask } from '@site/src/page-start/nextTask';

/** Evaluates modules of the main script, and then those of Docusaurus' own entry, which starts it. */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ '@generated/client-modules');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/preload');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

if (ExecutionEnvironment.canUseDOM) void start();
