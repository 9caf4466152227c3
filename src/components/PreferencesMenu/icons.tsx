import type { ReactNode } from 'react';

function Icon({ size, children }: { readonly size: number; readonly children: ReactNode }) {
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

export const slidersIcon = (
  <Icon size={20}>
    <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
    <circle cx="16" cy="7" r="2.75" />
    <circle cx="8" cy="17" r="2.75" />
  </Icon>
);

export const sunIcon = (
  <Icon size={16}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.64 5.64l1.06 1.06M17.3 17.3l1.06 1.06M5.64 18.36l1.06-1.06M17.3 6.7l1.06-1.06" />
  </Icon>
);

export const moonIcon = (
  <Icon size={16}>
    <path d="M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5Z" />
  </Icon>
);

export const screenIcon = (
  <Icon size={16}>
    <rect x="3" y="4.5" width="18" height="12" rx="2" />
    <path d="M9 20h6" />
  </Icon>
);
