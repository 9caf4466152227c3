import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const mirroredCache = createCache({ key: 'mui-rtl', stylisPlugins: [prefixer, rtlPlugin] });

interface MirroredProps {
  readonly dir: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

/** Mirrors Material UI's styles, which name left and right, where the page reads from right to left. */
export function Mirrored({ dir, children }: MirroredProps): ReactNode {
  return dir === 'rtl' ? <CacheProvider value={mirroredCache}>{children}</CacheProvider> : children;
}
