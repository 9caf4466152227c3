import { createRoot } from 'react-dom/client';
import { namesIn } from '../../../studio-elements/namesIn';
import { applyPageState } from '../frame/applyPageState';
import { ErrorBoundary } from '../frame/ErrorBoundary';
import { ErrorMessage } from '../frame/ErrorMessage';
import '../frame/frame.css';
import { tellPage } from '../frame/messages';
import { watchPageState, type PageState } from '../frame/pageState';
import { loadComponents, type LoadedComponents } from './components';
import { keepEqual } from './keepEqual';
import { requestOf, tellStudioPage, type ElementRequest } from './messages';
import { Shown } from './Shown';
import './studio.css';

function tellError(error: Error): void {
  tellPage({ type: 'demo:error', message: error.message, stack: error.stack ?? '' });
}

/** What a window of the frame's own shows, where no page asks for anything. */
function plainRequest(component: string): ElementRequest {
  const name = component.charAt(0).toLowerCase() + component.slice(1);
  return { element: { component, name }, expressions: {}, generation: 0 };
}

/**
 * Shows a component of Studio with the properties that the page around it asks for.
 *
 * @param component loaded before the page asks.
 * @param state how the page is read now.
 */
export async function start(component: string, root: HTMLElement, state: PageState): Promise<void> {
  const reactRoot = createRoot(root);
  let page = state;
  let components: LoadedComponents = new Map();
  let request: ElementRequest | undefined;
  let attempts = 0;
  /** What has failed is put away with the next request. */
  let failures = 0;

  const render = (): void => {
    if (!request) return;
    reactRoot.render(
      <ErrorBoundary
        key={failures}
        onError={(error) => {
          failures += 1;
          tellError(error);
        }}
        fallback={(error) => <ErrorMessage error={error} />}
      >
        <Shown request={request} components={components} page={page} />
      </ErrorBoundary>,
    );
  };
  const show = async (next: ElementRequest): Promise<void> => {
    attempts += 1;
    const attempt = attempts;
    const loaded = await loadComponents(namesIn(next.element));
    if (attempt !== attempts) return;
    components = loaded;
    request = keepEqual(request, next);
    render();
  };

  applyPageState(state);
  watchPageState((next) => {
    page = next;
    applyPageState(next);
    render();
  });
  window.addEventListener('message', (event) => {
    const next = requestOf(event);
    if (next) show(next).catch(tellError);
  });
  await loadComponents([component]).catch(tellError);
  if (window.parent === window) {
    await show(plainRequest(component));
  } else {
    tellStudioPage({ type: 'studio:listening' });
  }
}
