import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { canonicalPathname } from '../navigation/pathname';
import { subscribeToChoice } from './choice';
import { analyticsStatus } from './status';
import { trackPage } from './trackEvent';

interface RouteLocation {
  readonly pathname: string;
}

interface RouteUpdate {
  readonly location: RouteLocation;
  readonly previousLocation: RouteLocation | null;
}

/** The page that the reader is at, and whether it was counted. */
interface View {
  readonly pathname: string;
  counted: boolean;
}

let current: View | undefined;

/** The title follows the route by an animation frame, of which hidden pages have none. */
function afterTitle(action: () => void): void {
  if (document.hidden) setTimeout(action);
  else requestAnimationFrame(() => setTimeout(action));
}

/** A page that is left before its title stands was only passed through. */
function count(view: View): void {
  afterTitle(() => {
    if (view !== current || view.counted || analyticsStatus() !== 'on') return;
    view.counted = true;
    trackPage(view.pathname, document.title);
  });
}

/**
 * Called by Docusaurus for the first page and for each change of the address. Changes of hash and
 * query are none of the route.
 */
export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  const isSame =
    previousLocation !== null &&
    canonicalPathname(previousLocation.pathname) === canonicalPathname(location.pathname);
  if (isSame) return;
  current = { pathname: location.pathname, counted: false };
  count(current);
}

if (ExecutionEnvironment.canUseDOM) {
  // Who turns measuring on is counted from that page on.
  subscribeToChoice(() => {
    if (current) count(current);
  });
}
