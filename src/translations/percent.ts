/** Share in whole per cent. All is 100 and none is 0, and nothing in between is called so. */
export function percent(part: number, whole: number): number {
  if (part === 0 || whole === 0) {
    return 0;
  }
  return part === whole ? 100 : Math.min(99, Math.max(1, Math.round((part / whole) * 100)));
}
