import type { ReactNode } from 'react';
import { copyShapes, LineIcon } from '../LineIcon';

const paths = {
  copy: copyShapes.ready,
  done: copyShapes.copied,
  failed: copyShapes.failed,
  open: <path d="m7 10 5 5 5-5" />,
  text: <path d="M6 3.5h8l4.5 4.5v12.5H6zM9.5 12h5.5M9.5 16h5.5" />,
  assistant: <path d="M5 5h14v11h-7l-4.5 4v-4H5z" />,
} as const;

export type IconName = keyof typeof paths;

/** A line drawing in the color of the text. Decorative. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return <LineIcon>{paths[name]}</LineIcon>;
}
