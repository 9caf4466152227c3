import { useEffect, useState, type ReactNode } from 'react';
import { connectShortcutsDialog } from './dialogOpener';
import type { ShortcutsPanel } from './ShortcutsPanel';
import { useSingleKey } from './useSingleKey';

/**
 * Opens the list of keyboard shortcuts over the page, by `?` and for menus. Mounted once. Few readers
 * ask for the list, so its code loads when one does; should that fail, the next press tries again.
 */
export function ShortcutsDialog(): ReactNode {
  const [open, setOpen] = useState<{ readonly Panel: typeof ShortcutsPanel }>();
  const show = () => {
    import('./ShortcutsPanel').then(
      ({ ShortcutsPanel: Panel }) => setOpen({ Panel }),
      () => {},
    );
  };
  useEffect(() => connectShortcutsDialog(show), []);
  useSingleKey('?', show);
  return open ? <open.Panel onClose={() => setOpen(undefined)} /> : null;
}
