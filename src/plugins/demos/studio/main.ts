import { installDemoStorage } from '../frame/demoStorage';
import { readPageState } from '../frame/pageState';

/* As for every demo, storage of its own comes before everything that may keep something there. */
const root = document.getElementById('demo');
const name = document.documentElement.dataset.demo ?? '';
const state = readPageState(import.meta.env.THEME_STORAGE_KEY);
installDemoStorage(name);
void import('./start').then(
  ({ start }) => root && start(name.slice(name.lastIndexOf('/') + 1), root, state),
);
