import type { ReactNode } from 'react';

const paths = {
  copy: (
    <>
      <rect x="8" y="8" width="12" height="12" rx="2.5" />
      <path d="M16 8V6.5A2.5 2.5 0 0 0 13.5 4h-7A2.5 2.5 0 0 0 4 6.5v7A2.5 2.5 0 0 0 6.5 16H8" />
    </>
  ),
  done: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  failed: <path d="m6 6 12 12M18 6 6 18" />,
  open: <path d="m7 10 5 5 5-5" />,
  text: <path d="M6 3.5h8l4.5 4.5v12.5H6zM9.5 12h5.5M9.5 16h5.5" />,
  assistant: <path d="M5 5h14v11h-7l-4.5 4v-4H5z" />,
} as const;

export type IconName = keyof typeof paths;

/** A line drawing in the color of the text. Decorative. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {paths[name]}
    </svg>
  );
}
