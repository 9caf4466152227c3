import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement, Suspense } from 'preact/compat';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from '../../../../src/plugins/preact/reactDomServer';

/** What Docusaurus does with the function. */
function render(app: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(app as ReactElement, {
      onError: reject,
      onAllReady() {
        text(pipe(new PassThrough())).then(resolve, reject);
      },
    });
  });
}

test('pages are rendered whole', async () => {
  expect(await render(createElement('p', { className: 'lead' }, 'Berths & cranes'))).toBe(
    '<p class="lead">Berths &amp; cranes</p>',
  );
});

test('what a page waits for stands in it', async () => {
  let isReady = false;
  const ready = Promise.resolve().then(() => {
    isReady = true;
  });
  const Tide = () => {
    // Preact, like React, renders a component again when the promise that it throws is kept.
    if (!isReady) throw ready;
    return createElement('b', null, 'high');
  };
  const app = createElement(Suspense, { fallback: 'waiting' }, createElement(Tide, null));
  const html = await render(app);
  expect(html).toContain('<b>high</b>');
  expect(html).not.toContain('waiting');
  expect(html).not.toContain('<script');
});

test('a component that fails is told', async () => {
  const Broken = () => {
    throw new Error('no water');
  };
  await expect(render(createElement(Broken, null))).rejects.toThrow('no water');
});
