import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { codeStore } from './store';

// Docusaurus loads client modules while it renders pages at build time, too.
if (ExecutionEnvironment.canUseDOM) {
  codeStore.start();
}
