import Original from '@docusaurus/core/lib/client/PendingNavigation';
import { cloneElement, type ReactElement } from 'react';

/** The route of the page that is shown, which renders what the component was given. */
type RouteElement = ReactElement<{ readonly render: () => ReactElement }>;

/**
 * Takes the place of Docusaurus' own. React brings a new route to all that use it before it runs layout
 * effects; Preact passes over an element that is the same as before, and renders those below it who use
 * the route afterwards. The page would be scrolled, and told to client modules, before its content is
 * there: so the element is a new one each time.
 */
export default class PendingNavigation extends Original {
  override render(): ReactElement {
    const dispatcher = super.render() as ReactElement<{ readonly children: RouteElement }>;
    const route = dispatcher.props.children;
    const render = (): ReactElement => cloneElement(route.props.render());
    return cloneElement(dispatcher, undefined, cloneElement(route, { render }));
  }
}
