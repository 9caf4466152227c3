/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { Fragment, type ComponentType, type ReactElement, type ReactNode } from 'react';
import * as original from 'react-helmet-async';
import * as standIn from '@site/src/plugins/page-weight/standIns/helmet';
import { beginTurns } from '@site/src/plugins/preact/page/turns';

interface Implementation {
  readonly Helmet: ComponentType<{ readonly children?: ReactNode }>;
  readonly HelmetProvider: ComponentType<{ readonly children?: ReactNode }>;
}

type HeadComponent = Implementation['Helmet'];

/** What a page of the site has: defaults, what a layout adds, and what the page itself says. */
const site = (Head: HeadComponent): ReactElement => (
  <Head>
    <html lang="en" dir="ltr" />
    <title>Toolpad</title>
    <meta property="og:title" content="Toolpad" />
    <meta name="viewport" content="width=device-width" />
    <link rel="icon" href="/favicon.svg" />
    <link rel="canonical" href="/default/" />
    {false}
    {null}
  </Head>
);

const account = (Head: HeadComponent): ReactElement => (
  <>
    <Head>
      <html className="docs plugin-docs" />
      <body data-page="account" />
    </Head>
    <Head>
      <title>
        {'Account'} | {'Toolpad'}
      </title>
      <meta property="og:title" content="Account" />
      <meta name="description" content="Account of a reader & others" />
      <meta httpEquiv="x-test" content="a" />
      <meta charSet="utf-8" />
      <link rel="canonical" href="/account/" />
      <link href="/account.md" rel="alternate" type="text/markdown" />
      {['pt', 'zh'].map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={`/${language}/account/`} />
      ))}
      {['pt', 'zh'].map((language) => (
        <meta key={language} property="og:locale:alternate" content={language} />
      ))}
      <meta content="no identity" />
      <script type="application/ld+json">{JSON.stringify({ a: '<b>' })}</script>
    </Head>
  </>
);

const other = (Head: HeadComponent): ReactElement => (
  <Head>
    <title>Other</title>
    <meta name="robots" content="noindex" />
    <link rel="stylesheet" href="/other.css" />
  </Head>
);

const serverHead =
  '<meta data-rh="true" property="og:title" content="Account">' +
  '<link data-rh="true" rel="icon" href="/favicon.svg">' +
  '<meta data-rh="true" name="stale" content="1"><meta name="theirs" content="1">';

const frame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Waits until the head is written, a frame after the last change: on a busy machine, that may come late. */
async function settle(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    await frame();
    await frame();
  });
}

/** The document after each of some pages, as one implementation leaves it. */
async function documentsOf(
  { Helmet, HelmetProvider }: Implementation,
  pages: readonly ((Head: HeadComponent) => ReactElement)[],
): Promise<string[]> {
  document.head.innerHTML = serverHead;
  document.title = '';
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.documentElement.setAttribute('data-theme', 'dark');
  document.documentElement.setAttribute('lang', 'zh');
  document.documentElement.setAttribute('data-rh', 'lang,data-old');
  document.documentElement.setAttribute('data-old', '');
  const tree = (page: (typeof pages)[number], index: number): ReactElement => (
    <HelmetProvider>
      {site(Helmet)}
      <Fragment key={index}>{page(Helmet)}</Fragment>
    </HelmetProvider>
  );
  const states: string[] = [];
  const view = render(<></>);
  for (const [index, page] of pages.entries()) {
    view.rerender(tree(page, index));
    await settle();
    const { documentElement: html, head, body, title } = document;
    const attributes = [html, body].map((element) =>
      element
        .getAttributeNames()
        .map((name) => `${name}=${element.getAttribute(name)}`)
        .sort()
        .join(' '),
    );
    const elements = [...head.children]
      .filter(({ tagName }) => tagName !== 'TITLE')
      .map(({ outerHTML }) => outerHTML)
      .sort();
    states.push([title, ...attributes, ...elements].join('\n'));
  }
  view.unmount();
  await settle();
  return states;
}

test.each([
  ['one page', [account]],
  ['a page after another', [account, other]],
  ['there and back', [other, account, other, account]],
])('the head is as the original would have it: %s', async (_name, pages) => {
  const expected = await documentsOf(original as unknown as Implementation, pages);
  expect(await documentsOf(standIn, pages)).toEqual(expected);
  expect(expected[0]).toMatch(/theirs/);
});

test('functions that an add-on gives all objects are no attributes', async () => {
  document.head.innerHTML = '';
  const added = { extended: () => {} };
  render(
    <standIn.Helmet>
      <html lang="pt" {...added} />
      <meta name="description" content="Accounts" {...added} />
    </standIn.Helmet>,
  );
  await settle();
  expect(document.documentElement.lang).toBe('pt');
  expect(document.querySelector('meta')?.getAttributeNames()).toEqual([
    'name',
    'content',
    'data-rh',
  ]);
});

test('what is there already is not made anew', async () => {
  document.head.innerHTML = serverHead;
  const icon = document.querySelector('link[rel=icon]');
  render(site(standIn.Helmet));
  await settle();
  expect(document.querySelector('link[rel=icon]')).toBe(icon);
});

test('the head waits until all parts of the page have spoken', async () => {
  class Channel {
    readonly port1 = {};
    readonly port2 = { postMessage: () => {} };
  }
  Object.assign(globalThis, { MessageChannel: Channel });
  document.title = 'Account | Toolpad';
  beginTurns();
  const view = render(site(standIn.Helmet));
  await settle();
  expect(document.title).toBe('Account | Toolpad');
  view.rerender(
    <>
      {site(standIn.Helmet)}
      {account(standIn.Helmet)}
    </>,
  );
  // Whatever the reader does has all parts be taken over.
  window.dispatchEvent(new Event('pointerdown'));
  await settle();
  expect(document.title).toBe('Account | Toolpad');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('/account/');
});
