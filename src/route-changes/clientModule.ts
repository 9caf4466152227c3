import type { ClientModule } from '@docusaurus/types';
import { announceTitle, prepareAnnouncements } from './announce';
import { focusElement } from './focusElement';
import { holdTarget } from './holdTarget';
import { contentStart, hashTarget } from './targets';

let endHold: (() => void) | undefined;

/**
 * Does for changes of the route what browsers do when they load a page: the focus goes to what the
 * reader asked for, and screen readers say where they are. The page has been scrolled by then.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation) {
      prepareAnnouncements();
      return;
    }
    const isNewPage = location.pathname !== previousLocation.pathname;
    const isOtherQuery =
      !isNewPage &&
      location.hash === previousLocation.hash &&
      location.search !== previousLocation.search;
    if (isOtherQuery) return;
    endHold?.();
    const named = hashTarget(location.hash);
    const target = named ?? contentStart();
    if (target) focusElement(target);
    endHold = named ? holdTarget(named) : undefined;
    if (isNewPage) announceTitle();
  },
};

export default clientModule;
