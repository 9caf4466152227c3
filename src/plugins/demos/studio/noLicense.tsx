import type { ReactNode } from 'react';

/** The free grid asks for no licence. */
export function Unstable_LicenseInfoProvider({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  return children;
}
