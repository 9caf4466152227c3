import { toSlug } from '../api-reference/names';
import { componentNames } from './componentNames';

/** A component's frame. */
export interface StudioFrame {
  readonly component: string;
  /** Name as of a demo. */
  readonly name: string;
  /** Path of its page below `/demos/`. */
  readonly address: string;
}

/** The frame of a component. */
export function studioFrame(component: string): StudioFrame {
  return {
    component,
    name: `studio/components/${component}`,
    address: `studio/components/${toSlug(component)}`,
  };
}

/** Frames of all components. */
export function studioFrames(): StudioFrame[] {
  return componentNames.map(studioFrame);
}
