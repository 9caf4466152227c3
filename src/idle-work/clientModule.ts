import type { ClientModule } from '@docusaurus/types';
import { untilHydrated } from './untilHydrated';
import { untilIdle } from './untilIdle';

/** Its code is not in the main script: phones wait for the last bytes of that before they answer. */
function begin(): void {
  untilHydrated()
    .then(() => untilIdle())
    .then(() => import('./idleWork'))
    .then(({ doIdleWork }) => doIdleWork())
    .catch(() => {});
}

/** Called by Docusaurus when a page is shown. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  previousLocation,
  location: { pathname },
}) => {
  if (previousLocation?.pathname === pathname) return;
  // What the page itself needs comes first.
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
};
