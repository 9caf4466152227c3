import { workersOf } from '../../service-worker/page/workersOf';
import { hideUnreachable, showUnreachable } from './unreachableNotice';

/** Milliseconds after which a page that does not come is asked for as a document. */
const timeLimit = 7000;

/** Milliseconds that the server has to show that it is there. */
const answerLimit = 2000;

/** Attribute of `<html>` while another page is on its way; src/css/recovery.css shows it. */
const navigating = 'data-navigating';

/** A page that the reader wants to go to. */
interface Wanted {
  readonly pathname: string;
}

let wanted: Wanted | undefined;
let shown = { pathname: '', address: '' };

/** A promise that nothing comes of: Docusaurus does nothing then. */
const nothing = (): Promise<never> => new Promise(() => {});

/**
 * Notes that the reader goes to another page.
 *
 * @returns to be called when the page is there.
 */
export function setOut(pathname: string): () => void {
  const root = document.documentElement;
  wanted = { pathname };
  hideUnreachable();
  root.toggleAttribute(navigating, pathname !== shown.pathname);
  return () => root.removeAttribute(navigating);
}

/** Notes that a page is shown now. */
export function arrive(pathname: string): void {
  shown = { pathname, address: window.location.href };
  // Docusaurus makes attributes of what the query of an address says, also this one.
  document.documentElement.removeAttribute(navigating);
  hideUnreachable();
}

/** Whether a page that is loaded is one that the reader goes to, and not only points at. */
export const isWanted = (pathname: string): boolean => wanted?.pathname === pathname;

/** Whether it is worth leaving this page for an address. */
async function answers(address: string): Promise<boolean> {
  // The service worker has a page for every address.
  if (workersOf(navigator)?.controller) return true;
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(answerLimit);
    await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

/** Keeps the page that is shown, under its own address, and says why. */
function stay(target: string): void {
  document.documentElement.removeAttribute(navigating);
  // Not by the router, which would scroll to the start of the page.
  window.history.replaceState(window.history.state, '', shown.address);
  const say = (): void =>
    showUnreachable(async () => {
      hideUnreachable();
      if (await answers(target)) window.location.assign(target);
      else say();
    });
  say();
  window.addEventListener('online', hideUnreachable, { once: true });
}

/**
 * Waits for the code of the page that the reader goes to. The promise that it returns is the page's,
 * with three differences: what takes too long has failed, what the reader no longer wants is
 * forgotten, and where no server answers the page that is shown stays, instead of the browser's own
 * error page in its place.
 *
 * @throws if the code can't be had, and the server is there: Docusaurus then loads the document.
 */
export async function follow<Code>(loading: Promise<Code>): Promise<Code> {
  const journey = wanted;
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the page takes too long')), timeLimit);
  });
  try {
    const code = await Promise.race([loading, late]);
    return journey === wanted ? code : await nothing();
  } catch (error) {
    if (journey !== wanted) return nothing();
    const target = window.location.href;
    const isThere = await answers(target);
    if (journey !== wanted) return nothing();
    if (isThere) throw error;
    stay(target);
    return nothing();
  }
}
