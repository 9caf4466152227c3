import { createElement, type ReactElement } from 'react';
import PendingNavigation from '../../../../src/plugins/preact/page/PendingNavigation';

interface RouteProps {
  readonly location: { readonly pathname: string };
  readonly render: () => ReactElement;
}

/** What the component renders of a page at a location: the route within. */
function routeOf(page: ReactElement, pathname: string): ReactElement<RouteProps> {
  const location = { pathname, search: '', hash: '', state: undefined };
  const component = new PendingNavigation({ location, children: page } as never);
  const dispatcher = component.render() as ReactElement<{ children: ReactElement<RouteProps> }>;
  return dispatcher.props.children;
}

const page = createElement('main', { id: 'page' });

test('the route shows the page that it was given, at the location', () => {
  const { location, render } = routeOf(page, '/core/').props;
  expect(location.pathname).toBe('/core/');
  expect(render()).toEqual(page);
});

test('the page is another element at each rendering, so that none of it is passed over', () => {
  const { render } = routeOf(page, '/core/').props;
  expect(render()).not.toBe(page);
  expect(render()).not.toBe(render());
});
