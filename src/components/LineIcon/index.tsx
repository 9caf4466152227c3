import type { ReactNode } from 'react';

interface LineIconProps {
  /** Width of the lines, of a picture of 24. */
  readonly strokeWidth?: number;
  /** Shapes in a square of 24 by 24. */
  readonly children: ReactNode;
}

/** A line drawing in the color of the text. Decorative: its control says in words what it does. */
export function LineIcon({ strokeWidth = 1.75, children }: LineIconProps): ReactNode {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** What several tools show: a copy, and how it went. */
export const copyShapes = {
  ready: (
    <>
      <rect x="8" y="8" width="12" height="12" rx="2.5" />
      <path d="M16 8V6.5A2.5 2.5 0 0 0 13.5 4h-7A2.5 2.5 0 0 0 4 6.5v7A2.5 2.5 0 0 0 6.5 16H8" />
    </>
  ),
  copied: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  failed: <path d="m6 6 12 12M18 6 6 18" />,
} as const;
