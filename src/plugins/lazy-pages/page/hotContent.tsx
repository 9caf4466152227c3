import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** The content of a page over all edits of it. */
interface Shown<Props extends object> {
  /** As it is now. */
  Content: ComponentType<Props>;
  /** What the module exports beside it, as text. */
  data: string;
  /** Stays the same, so that what is around it does. */
  readonly Page: ComponentType<Props>;
  readonly listeners: Set<() => void>;
}

/** What the bundler offers to modules that can be replaced, as far as it is used here. */
export interface Hot {
  readonly data?: { shown?: unknown };
  accept(): void;
  dispose(keep: (data: { shown?: unknown }) => void): void;
  invalidate(): void;
}

function show<Props extends object>(Content: ComponentType<Props>, data: string): Shown<Props> {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  function Page(props: Props): ReactNode {
    const Current = useSyncExternalStore(subscribe, () => shown.Content);
    return <Current {...props} />;
  }
  const shown: Shown<Props> = { Content, data, Page, listeners };
  return shown;
}

/**
 * Makes of a page's content what shows the content of the module that comes in its place after an edit.
 * A module with other data is left to Docusaurus: the title and the table of contents stand elsewhere.
 *
 * @param hot - Of the module; undefined where modules are not replaced.
 * @param data - What the module exports beside the content.
 */
export function hotContent<Props extends object>(
  hot: Hot | undefined,
  Content: ComponentType<Props>,
  data: unknown,
): ComponentType<Props> {
  if (!hot) return Content;
  const text = JSON.stringify(data);
  const before = hot.data?.shown as Shown<Props> | undefined;
  const shown = before ?? show(Content, text);
  const isEqual = shown.data === text;
  shown.Content = Content;
  shown.data = text;
  hot.accept();
  hot.dispose((kept) => {
    kept.shown = shown;
  });
  if (!isEqual) hot.invalidate();
  else shown.listeners.forEach((listener) => listener());
  return shown.Page;
}
