import { closedAttribute } from '../page-start/closedAttribute';
import { openForPaper } from '../page-start/openForPaper';
import { scriptsId } from '../page-start/scriptsId';
import { quietReader } from '../page-start/quietReader';
import { replayInput } from '../page-start/replayInput';
import { startScripts, type ScriptListeners } from '../page-start/startScripts';
import { noticeId } from './notice';

/**
 * Milliseconds after `load`, and after the page's scripts have run or failed, in which files that
 * failed are asked for again, see page/retryChunks.ts: first that with the page's route, then those of
 * its code.
 */
const graceAfterLoad = 4500;

/** Milliseconds that the page's scripts may take to be fetched past caches before it is loaded anew. */
const freshness = 3000;

/**
 * Milliseconds that a page may load before text is shown without its styles, and its reader is told; and
 * that its scripts may take.
 */
const patience = 7000;

/**
 * Runs in the page's head. Stands alone: no names from outside.
 *
 * A file that failed is asked for once more with the whole page: after a deployment it has another
 * name. A file that does not come may only be slow, and loading anew would throw away what is there;
 * a stylesheet that does not come keeps all text from being seen, and is taken out of the way.
 */
function watchBoot(
  id: string,
  scriptsId: string,
  { grace, fresh, longest }: { grace: number; fresh: number; longest: number },
  start: (listeners: ScriptListeners) => void,
): void {
  // Once the page is loaded or its scripts have run, no more count: later ones are of code that is loaded
  // when it is wanted, and takes care of them itself. While one is on its way, nothing is missing.
  let served: HTMLLinkElement[] | undefined;
  const stylesheets = (): HTMLLinkElement[] =>
    served ?? [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([media])')];
  // What came instead of a stylesheet has no rules; those of other hosts may not be looked into.
  const missingStyles = (): HTMLLinkElement[] =>
    stylesheets().filter(
      ({ href, sheet }) => href.startsWith(location.origin) && !sheet?.cssRules.length,
    );
  // Docusaurus sets it as soon as it has all that it needs to take the page over.
  const isComplete = (): boolean => Boolean(window.docusaurusRoot) && !missingStyles().length;
  // Files that are named by their content are kept for ever, also what came in the place of one: without
  // this, a page that is loaded anew has the same from a cache.
  const reload = (): void => {
    const scripts = document.getElementById(scriptsId) as HTMLTemplateElement | null;
    const fetches = [...(scripts?.content.querySelectorAll('script') ?? [])].map(async ({ src }) =>
      (await fetch(src, { cache: 'reload' })).blob(),
    );
    const late = new Promise((resolve) => {
      setTimeout(resolve, fresh);
    });
    void Promise.race([Promise.allSettled(fetches), late]).then(() => location.reload());
  };
  const tell = (): void => {
    const template = document.getElementById(id) as HTMLTemplateElement | null;
    // With a notice that stands there already, its content is gone.
    if (template?.content) {
      const button = template.content.querySelector('button');
      template.replaceWith(template.content);
      button?.addEventListener('click', reload);
    }
  };
  // The bundler waits for a script that stands in the page already, and its failure may be over.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) target.remove();
    },
    true,
  );
  const judge = (): void => {
    if (isComplete()) return;
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // A page that was loaded anew is not loaded anew again, with or without storage to note it in, nor
    // one that may have been: browsers that hide what they measure do not tell.
    if (navigator.onLine && entry && entry.type !== 'reload') reload();
    else tell();
  };
  let pending = 2;
  const settle = (): void => {
    served = stylesheets();
    pending -= 1;
    if (!pending) setTimeout(judge, grace);
  };
  addEventListener('load', settle);
  const tellUnlessComplete = (): void => {
    if (!isComplete()) tell();
  };
  start({ onStart: () => setTimeout(tellUnlessComplete, longest), onSettled: settle });
  setTimeout(() => {
    // Put in by a script, under another address, they are asked for again, and nothing waits for them.
    missingStyles().forEach((link) => {
      link.href += '?again';
      document.head.append(link);
    });
    // As long as a stylesheet was waited for, the notice may not have been read from the document. One
    // that has failed and not only hangs is judged, which may be at the same time: loading anew comes first.
    setTimeout(() => {
      if (document.readyState !== 'complete' && missingStyles().length) tell();
    }, 1000);
  }, longest);
}

/** Milliseconds after the end of the document in which its text has to be seen. */
const longestUnpainted = 2000;

/** Milliseconds in which an answer to a press is taken for one. */
const longestAnswer = 10_000;

/**
 * Script for the head of every page: {@link startScripts starts its scripts}. Where files of the page
 * fail or do not come, it loads the page anew, once, and then shows the {@link noticeId notice} that
 * the page holds. What is closed {@link openForPaper is printed open}.
 */
export const bootWatchScript: string =
  `(${watchBoot})('${noticeId}','${scriptsId}',` +
  `{grace:${graceAfterLoad},fresh:${freshness},longest:${patience}},` +
  `(listeners)=>(${startScripts})('${scriptsId}',` +
  `{paint:${longestUnpainted},reader:${quietReader}},listeners));` +
  `(${replayInput})(${longestAnswer});` +
  `(${openForPaper})('${closedAttribute}');`;
