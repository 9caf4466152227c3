import type { ElementRequest } from '@site/src/plugins/demos/studio/messages';
import type { Control } from '@site/src/studio-elements/types';

/** What the build knows about a component that a page shows. */
export interface StudioComponentProps extends Pick<ElementRequest, 'element' | 'expressions'> {
  /** The element as its author wrote it: a list with one element. */
  readonly text: string;
  /** The same, coloured. */
  readonly html: string;
  /** Fields for what readers can change. */
  readonly controls: readonly Control[];
  /** Text of the fields that hold lists and objects, as a page's file writes their values. */
  readonly data: Readonly<Record<string, string>>;
  /** Properties that bindings read as the component is used. */
  readonly readable: readonly string[];
  /** Properties that name an action for an event. */
  readonly events: readonly string[];
  /** Path of the frame's page below `/demos/`. */
  readonly address: string;
  /** Path of the component's reference. */
  readonly reference: string;
  /** Height of the frame, in CSS pixels. */
  readonly height: number;
  /** Accessible name. */
  readonly title: string;
  /** Says what there is to see, to readers who do not see it or have no scripts. */
  readonly description: string;
}
