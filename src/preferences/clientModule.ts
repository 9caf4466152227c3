import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { followSystemTheme } from './followSystemTheme';
import { codeStore } from './store';

// Docusaurus loads client modules while it renders pages at build time, too.
if (ExecutionEnvironment.canUseDOM) {
  followSystemTheme(document.documentElement);
  codeStore.start();
}
