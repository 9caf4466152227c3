import { ReloadNotice } from '@site/src/components/ReloadNotice';
import { useEffect, useState, type ReactNode } from 'react';
import { connectShortcutsDialog } from './dialogOpener';
import type { ShortcutsPanel } from './ShortcutsPanel';
import { useSingleKey } from './useSingleKey';

type Shown = { readonly Panel: typeof ShortcutsPanel } | 'failed';

/**
 * Opens the list of keyboard shortcuts over the page, by `?` and for menus. Mounted once. Few readers
 * ask for the list, so its code loads when one does; should that fail, the next press tries again.
 */
export function ShortcutsDialog(): ReactNode {
  const [shown, setShown] = useState<Shown>();
  const show = () => {
    import('./ShortcutsPanel').then(
      ({ ShortcutsPanel: Panel }) => setShown({ Panel }),
      () => setShown('failed'),
    );
  };
  useEffect(() => connectShortcutsDialog(show), []);
  useSingleKey('?', show);
  if (shown === 'failed') return <ReloadNotice />;
  return shown ? <shown.Panel onClose={() => setShown(undefined)} /> : null;
}
