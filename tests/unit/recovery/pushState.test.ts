import { loadRefusedPages } from '../../../src/recovery/page/pushState';

function pageWhere(pushState: History['pushState']) {
  const assign = jest.fn();
  const history = { pushState };
  loadRefusedPages({ history, location: { assign } } as unknown as Window);
  return { history, assign };
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

it('throws where there is no address to go to', () => {
  const { history } = pageWhere(refuse);
  expect(() => history.pushState(null, '')).toThrow('more than 100 times');
});
