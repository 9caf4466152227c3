import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { needsTheme, isFullBleed } from '../../../demo-projects/importTraits';
import { applyPageState } from '../frame/applyPageState';
import { DemoShell } from '../frame/DemoShell';
import { ErrorBoundary } from '../frame/ErrorBoundary';
import '../frame/frame.css';
import type { PageState } from '../frame/pageState';
import { CodeError } from './compile';
import { evaluate, placeOf } from './evaluate';
import type { CodeProblem, PlaygroundMessage, RunRequest, StateMessage } from './messages';

function tellPage(message: PlaygroundMessage): void {
  // This frame has no origin, but it knows whose page it is.
  window.parent.postMessage(message, window.location.origin);
}

function problemOf(files: RunRequest['files'], thrown: unknown): CodeProblem {
  if (thrown instanceof CodeError) return thrown.problem;
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return {
    message: `${error.name}: ${error.message}`,
    ...placeOf(files, error),
    ...(error.stack && { stack: error.stack }),
  };
}

/** Runs what the page around this frame sends. */
export function start(root: HTMLElement): void {
  const reactRoot = createRoot(root);
  let state: PageState = { theme: 'light', lang: 'en', dir: 'ltr' };
  let show = (): void => undefined;
  let current: RunRequest | undefined;

  const tellProblem = (thrown: unknown): void => {
    if (!current) return;
    const { run, files } = current;
    tellPage({ type: 'playground:problem', run, problem: problemOf(files, thrown) });
  };

  const render = (Demo: ComponentType, { run, files, styling }: RunRequest): void => {
    const sources = files.map(({ text }) => text);
    root.toggleAttribute('data-padded', !isFullBleed(sources));
    reactRoot.render(
      <StrictMode>
        <ErrorBoundary key={run} onError={tellProblem} fallback={() => null}>
          <DemoShell
            needsTheme={needsTheme(sources)}
            layered={styling === 'tailwind'}
            dir={state.dir}
            onReady={() => tellPage({ type: 'playground:rendered', run })}
          >
            <Demo />
          </DemoShell>
        </ErrorBoundary>
      </StrictMode>,
    );
  };

  const run = async (request: RunRequest): Promise<void> => {
    current = request;
    try {
      if (request.styling === 'tailwind') await import('../frame/tailwind.css');
      const Demo = await evaluate(request.files);
      if (current !== request) return;
      show = () => render(Demo, request);
      show();
    } catch (error) {
      if (current === request) tellProblem(error);
    }
  };

  window.addEventListener('message', ({ source, origin, data }: MessageEvent) => {
    if (source !== window.parent || origin !== window.location.origin) return;
    const message = data as RunRequest | StateMessage;
    if (message.type === 'playground:run') {
      void run(message);
    } else if (message.type === 'playground:state') {
      state = message.state;
      applyPageState(state);
      show();
    }
  });
  window.addEventListener('error', ({ error, message }) => {
    // No error of the code: browsers say so when what is measured changes while it is drawn.
    if (!message.startsWith('ResizeObserver loop')) tellProblem(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => tellProblem(reason));
  tellPage({ type: 'playground:ready' });
}
