import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { arrive, setOut } from './navigation';
import { mendHistory } from './mendHistory';
import { retryChunks, type ChunkRuntime } from './retryChunks';

declare const __webpack_require__: ChunkRuntime;

// Docusaurus loads client modules while it renders pages at build time, too.
if (ExecutionEnvironment.canUseDOM) {
  retryChunks(__webpack_require__);
  mendHistory(window);
}

/** Called by Docusaurus when the reader goes to another page, and at the start. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ previousLocation, location }) =>
  previousLocation ? setOut(location.pathname) : undefined;

/** Called by Docusaurus when the page is shown. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) =>
  arrive(location.pathname);
