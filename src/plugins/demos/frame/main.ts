import { installDemoStorage } from './demoStorage';
import { readPageState } from './pageState';

/*
 * Toolpad Core reaches for local storage as soon as it is loaded, and fails where the browser refuses
 * it. So the demo's own storage comes first, and everything else after it.
 */
const root = document.getElementById('demo');
const name = document.documentElement.dataset.demo ?? '';
const state = readPageState(import.meta.env.THEME_STORAGE_KEY);
installDemoStorage(name);
void import('./start').then(({ start }) => root && start(name, root, state));
