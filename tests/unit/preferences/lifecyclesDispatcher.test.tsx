/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { createLocation, type Location } from 'history';
import Dispatcher from '../../../src/plugins/preferences/standIns/ClientLifecyclesDispatcher';

const at = (hash: string): Location => ({ ...createLocation('/toolpad/'), hash });
const scrollIntoView = jest.fn();

beforeEach(() => {
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView.mockClear();
});

function follow(from: Location, to: Location) {
  return render(
    <Dispatcher location={to} previousLocation={from}>
      <p id="ä ö">Text</p>
    </Dispatcher>,
  );
}

it('goes on after a hash that can not be decoded', () => {
  const { getByText } = follow(at('#a'), at('#%E0%A4%A'));
  expect(getByText('Text')).toBeVisible();
  expect(() => follow(at('#%E0%A4%A'), at('#b'))).not.toThrow();
});

it('scrolls to what a decodable hash names', () => {
  follow(at(''), at('#%C3%A4%20%C3%B6'));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it('takes any hash', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (from, to) => {
      const { unmount } = follow(at(`#${from}`), at(`#${to}%`));
      unmount();
    }),
    { numRuns: 300 },
  );
});
