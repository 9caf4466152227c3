import type { Router } from '@toolpad/core/AppProvider';
import { useMemo, useState } from 'react';

/** Keeps the path in memory, in place of the router of an app. */
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
