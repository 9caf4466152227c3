import type { ReactNode } from 'react';

function Icon({ size = 18, children }: { readonly size?: number; readonly children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const searchIcon = (
  <Icon>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Icon>
);

export const pageIcon = (
  <Icon>
    <path d="M6 3.5h8.5L18.5 8v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h6" />
  </Icon>
);

export const sectionIcon = (
  <Icon size={16}>
    <path d="M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h15.5M4 15h15.5" />
  </Icon>
);

export const recentIcon = (
  <Icon>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 7.5V12l3 2" />
  </Icon>
);
