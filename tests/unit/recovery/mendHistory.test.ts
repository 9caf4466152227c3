import { mendHistory } from '../../../src/recovery/page/mendHistory';

function pageWhere(pushState: History['pushState']) {
  const assign = jest.fn();
  const replaceState = jest.fn();
  const history = { pushState, replaceState };
  const location = { assign, href: 'https://docs.example/here/?a#b' };
  mendHistory({ history, location } as unknown as Window);
  return { history, assign, replaceState };
}

const refuse = () => {
  throw new DOMException('more than 100 times per 10 seconds', 'SecurityError');
};

it('leaves an address alone that the browser takes', () => {
  const pushState = jest.fn();
  const { history, assign } = pageWhere(pushState);
  history.pushState({ key: 'a' }, '', '/there/');
  expect(pushState).toHaveBeenCalledWith({ key: 'a' }, '', '/there/');
  expect(assign).not.toHaveBeenCalled();
});

it('loads the document of an address that the browser refuses', () => {
  const { history, assign } = pageWhere(refuse);
  history.pushState(null, '', '/there/');
  expect(assign).toHaveBeenCalledWith('/there/');
});

it.each(['/here/?a#b', '?a#b', 'https://docs.example/here/?a#b'])(
  'makes no second step of %s, which is shown or on its way already',
  (url) => {
    const pushState = jest.fn();
    const { history, replaceState } = pageWhere(pushState);
    history.pushState({ key: 'a' }, '', url);
    expect(replaceState).toHaveBeenCalledWith({ key: 'a' }, '', url);
    expect(pushState).not.toHaveBeenCalled();
  },
);

it.each(['/here/', '/here/?a', '/here/?a#c'])('makes a step of %s', (url) => {
  const pushState = jest.fn();
  const { history, replaceState } = pageWhere(pushState);
  history.pushState(null, '', url);
  expect(pushState).toHaveBeenCalledWith(null, '', url);
  expect(replaceState).not.toHaveBeenCalled();
});

it('throws where there is no address to go to', () => {
  const { history } = pageWhere(refuse);
  expect(() => history.pushState(null, '')).toThrow('more than 100 times');
});
