import { lazy, StrictMode, Suspense, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { demos } from 'virtual:demos';
import { applyPageState } from './applyPageState';
import { DemoShell } from './DemoShell';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorMessage } from './ErrorMessage';
import { loadFontStylesheets } from './fonts';
import './frame.css';
import { isFocusMessage, tellPage } from './messages';
import { readStyling, watchPageState, type PageState } from './pageState';

/** Loads the demo in the styling that the address asks for. */
function load(name: string): Promise<{ default: ComponentType }> {
  const { stylings } = demos[name] ?? {};
  const importDemo = stylings?.[readStyling()] ?? stylings?.system;
  return importDemo ? importDemo() : Promise.reject(new Error(`There is no demo "${name}".`));
}

function tellError(error: Error): void {
  tellPage({ type: 'demo:error', message: error.message, stack: error.stack ?? '' });
}

/**
 * Shows a demo, and keeps it in line with the page around it.
 *
 * @param state how the page is read now.
 */
export function start(name: string, root: HTMLElement, state: PageState): void {
  const demo = demos[name];
  applyPageState(state);
  loadFontStylesheets(import.meta.env.FONT_HOST, demo?.fontStylesheets ?? []);
  root.toggleAttribute('data-padded', demo?.isFullBleed === false);

  const Demo = lazy(() => load(name));
  const onReady = (): void => {
    document.documentElement.dataset.hasHydrated = 'true';
    tellPage({ type: 'demo:ready' });
  };
  const reactRoot = createRoot(root);
  const render = ({ dir }: { dir: 'ltr' | 'rtl' }): void =>
    reactRoot.render(
      <StrictMode>
        <ErrorBoundary onError={tellError} fallback={(error) => <ErrorMessage error={error} />}>
          <Suspense fallback={null}>
            <DemoShell
              needsTheme={demo?.needsTheme ?? false}
              layered={readStyling() === 'tailwind'}
              dir={dir}
              onReady={onReady}
            >
              <Demo />
            </DemoShell>
          </Suspense>
        </ErrorBoundary>
      </StrictMode>,
    );
  render(state);
  watchPageState((next) => {
    applyPageState(next);
    render(next);
  });
  window.addEventListener('message', (event) => {
    if (isFocusMessage(event)) root.focus();
  });
}
