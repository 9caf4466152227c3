/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { hotContent, type Hot } from '@site/src/plugins/lazy-pages/page/hotContent';

/** A module that the bundler replaces: `load` is called with what the former one has kept. */
function hotModule() {
  let kept: { shown?: unknown } | undefined;
  const invalidate = jest.fn();
  return {
    invalidate,
    load<T>(load: (hot: Hot) => T): T {
      const hot: Hot = {
        data: kept,
        accept() {},
        dispose(keep) {
          kept = {};
          keep(kept);
        },
        invalidate,
      };
      return load(hot);
    },
  };
}

const first = ({ by = 'nobody' }: { by?: string }) => <p>first by {by}</p>;
const second = ({ by = 'nobody' }: { by?: string }) => <p>second by {by}</p>;

test('a page shows the content of the module that takes the place of its own', () => {
  const { load, invalidate } = hotModule();
  const Page = load((hot) => hotContent(hot, first, [{ title: 'A' }]));
  render(<Page by="me" />);
  screen.getByText('first by me');
  act(() => {
    expect(load((hot) => hotContent(hot, second, [{ title: 'A' }]))).toBe(Page);
  });
  screen.getByText('second by me');
  expect(invalidate).not.toHaveBeenCalled();
});

test('other data are left to Docusaurus, once', () => {
  const { load, invalidate } = hotModule();
  load((hot) => hotContent(hot, first, [{ title: 'A' }]));
  load((hot) => hotContent(hot, second, [{ title: 'B' }]));
  expect(invalidate).toHaveBeenCalledTimes(1);
  // The bundler loads the module again, with those that import it.
  const Page = load((hot) => hotContent(hot, second, [{ title: 'B' }]));
  expect(invalidate).toHaveBeenCalledTimes(1);
  render(<Page />);
  screen.getByText('second by nobody');
});

test('where modules are not replaced, the content is as it was', () => {
  expect(hotContent(undefined, first, [])).toBe(first);
});
