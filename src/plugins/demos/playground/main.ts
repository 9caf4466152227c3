import { installDemoStorage } from '../frame/demoStorage';

// Opened with an origin, this page would run other people's code in the name of the site.
if (window.origin === 'null') {
  // Before everything else: what is loaded reaches for storage, which a page without origin has not.
  installDemoStorage('playground');
  const root = document.getElementById('demo');
  void import('./start').then(({ start }) => root && start(root));
}
