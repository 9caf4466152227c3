import type { Router } from '@toolpad/core/AppProvider';
import { useMemo, useState } from 'react';

/** A router that lives in memory: the address of the window stays as it is. */
export function useMemoryRouter(start: string): Router {
  const [url, setUrl] = useState(() => new URL(start, 'https://harbor.example'));
  return useMemo(
    () => ({
      pathname: url.pathname,
      searchParams: url.searchParams,
      navigate: (target) => setUrl((current) => new URL(target, current)),
    }),
    [url],
  );
}
