let opener: (() => void) | undefined;

/** Connects the mounted dialog. @returns function that disconnects it. */
export function connectShortcutsDialog(open: () => void): () => void {
  opener = open;
  return () => {
    if (opener === open) opener = undefined;
  };
}

/** Opens the list of keyboard shortcuts. The focus comes back to the element that has it now. */
export function openShortcutsDialog(): void {
  opener?.();
}
