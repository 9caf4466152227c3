import type { ExpressionTree } from '../../../studio-elements/expressionTree';
import type { StudioElement, YamlValue } from '../../../studio-elements/types';

/** An element for the frame to show. */
export interface ElementRequest {
  readonly element: StudioElement;
  /** What the expressions in it mean, by their text. */
  readonly expressions: Readonly<Record<string, ExpressionTree>>;
  /** Changes when the element is to start anew, without what the reader did to it. */
  readonly generation: number;
}

/** What the page tells the frame of a Studio component. */
export type StudioPageMessage = { readonly type: 'studio:element' } & ElementRequest;

/** What the frame of a Studio component tells its page, besides what every demo's frame tells. */
export type StudioFrameMessage =
  /** The frame can be given an element. */
  | { readonly type: 'studio:listening' }
  /** What bindings to the element read now. */
  | { readonly type: 'studio:value'; readonly property: string; readonly value?: YamlValue }
  /** Something happened for which the page file can name an action. */
  | { readonly type: 'studio:event'; readonly property: string };

/** Sends a message to the page around the frame, if it is one of this site. */
export function tellStudioPage(message: StudioFrameMessage): void {
  if (window.parent !== window) {
    window.parent.postMessage(message, window.location.origin);
  }
}

/** The element that the surrounding page asks for; undefined for every other message. */
export function requestOf({ data, source, origin }: MessageEvent): ElementRequest | undefined {
  const message = data as Partial<StudioPageMessage> | null;
  return source === window.parent &&
    origin === window.location.origin &&
    message?.type === 'studio:element'
    ? (message as StudioPageMessage)
    : undefined;
}
