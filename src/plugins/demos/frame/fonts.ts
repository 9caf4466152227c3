/** Font that draws icons by their names. */
const ICON_FONT = '24px "Material Icons"';

/** Lets icons by ligature show only when their font is there; until then, and without it, labels stand alone. */
async function revealIcons(): Promise<void> {
  const faces = await document.fonts.load(ICON_FONT);
  if (faces.length > 0) {
    document.documentElement.dataset.iconFont = '';
  }
}

/**
 * Asks the font host for stylesheets, beside everything else: the demo never waits for them, and a
 * host that does not answer changes nothing.
 *
 * @param host origin of the font host; empty where the site is published without one.
 * @param paths stylesheets by their path there.
 */
export function loadFontStylesheets(host: string, paths: readonly string[]): void {
  if (!host) return;
  for (const path of paths) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(path, host).href;
    link.addEventListener('load', () => {
      revealIcons().catch(() => undefined);
    });
    document.head.append(link);
  }
}
