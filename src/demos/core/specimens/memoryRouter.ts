import type { Router } from '@toolpad/core/AppProvider';
import { useMemo, useState } from 'react';

/** A router that lives in memory: the address of the window stays as it is. */
export function useMemoryRouter(start: string): Router {
  const [pathname, setPathname] = useState(start);
  return useMemo(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (path) => setPathname(String(path)),
    }),
    [pathname],
  );
}
