import type { ReactNode } from 'react';
import { LineIcon } from '../LineIcon';

const paths = {
  source: 'm8.5 7-5 5 5 5M15.5 7l5 5-5 5',
  edit: 'M14.5 5.5 18.5 9.5M4 20l1-4.5L16 4.5a2 2 0 0 1 3 0l.5.5a2 2 0 0 1 0 3L8.5 19 4 20Z',
  reset: 'M5 12a7 7 0 1 0 2.2-5.1M5 4v4h4',
  window: 'M14 4h6v6M20 4l-8 8M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4',
  bolt: 'M13 3 5 14h6l-1 7 8-11h-6l1-7Z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  focus:
    'M4 8V6a2 2 0 0 1 2-2h2M16 4h2a2 2 0 0 1 2 2v2M20 16v2a2 2 0 0 1-2 2h-2M8 20H6a2 2 0 0 1-2-2v-2M12 9v6M9 12h6',
  box: 'm12 3 8 4.5v9L12 21l-8-4.5v-9L12 3ZM4.5 7.7 12 12l7.5-4.3M12 12v8.7',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  branch:
    'M6 4v11m0 0a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm12-6a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm0 0c0 4-4 5-9.5 6.5',
} as const;

export type IconName = keyof typeof paths;

/** A picture on a tool. Its button or link says in words what it does. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <LineIcon strokeWidth={name === 'more' ? 2.5 : undefined}>
      <path d={paths[name]} />
    </LineIcon>
  );
}
