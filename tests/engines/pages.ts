import { basePath } from '../../src/site';
import { translationLanguages } from '../../src/translations/languages';
import { sitemapPaths } from '../e2e/support/build';

/** A page, and an expression that is true once it works. */
export interface TestedPage {
  readonly path: string;
  readonly isReady: string;
}

/** Pages that nobody touches come to life seconds later. */
const hydrated =
  "(dispatchEvent(new Event('mousemove')), document.documentElement.dataset.hasHydrated === 'true')";
const demoShown = "document.querySelector('#demo > *') !== null";

/** Frames in which demos run: brought into view one by one, and all there. */
const framesReady = `${hydrated} && (() => {
  const waiting = document.querySelector('[data-frame]:not([data-frame="ready"])');
  waiting?.scrollIntoView();
  return waiting === null;
})()`;

const page = (path: string, isReady = hydrated): TestedPage => ({
  path: basePath + path,
  isReady,
});

/** A demo that is being edited: its editor, and the frame that runs what is in it. */
const editorReady = `${hydrated} && (() => {
  const editor = document.querySelector('.cm-content');
  const button = document.querySelector('[data-action="edit"]');
  if (!editor && Date.now() - (button.clicked ?? 0) > 5000) {
    button.clicked = Date.now();
    button.click();
  }
  return editor !== null && document.querySelector('[data-frame="ready"] iframe[sandbox]') !== null;
})()`;

/** One page of each kind. The playground opens in the frame of an edited demo alone. */
export const kindsOfPages: readonly TestedPage[] = [
  page(''),
  page('core/'),
  page('core/introduction/overview/'),
  page('core/components/account/', framesReady),
  page('core/components/account/', editorReady),
  page('core/components/account/components-api/'),
  page('core/api/account/'),
  page('core/0.12.1/introduction/overview/'),
  page('studio/components/button/', framesReady),
  page('demos/core/account/account-basic/', demoShown),
  page('privacy/'),
  page('translations/'),
  page('offline/'),
  page('no/such/page/'),
  ...translationLanguages.map((language) => page(`${language}/core/introduction/overview/`)),
];

/** Every page of every language, as the sitemaps list them. */
export function everyPage(): TestedPage[] {
  const paths = [undefined, ...translationLanguages].flatMap((language) => sitemapPaths(language));
  return paths.map((path) => ({ path, isReady: hydrated }));
}
