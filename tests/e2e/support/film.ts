import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** What a page shows in one animation frame. */
export interface Frame {
  /** Milliseconds since the page was asked for. */
  readonly time: number;
  readonly variant: string | undefined;
  readonly styling: string | undefined;
  readonly theme: string | undefined;
  /** Variants and stylings of the code that is laid out, sorted, each once. */
  readonly shown: readonly string[];
  readonly hydrated: boolean;
}

type FilmedWindow = Window & { film?: Frame[] };

/** Runs in the page, before its own scripts: notes every animation frame that has a body. */
function startFilm(): void {
  const film: Frame[] = [];
  (window as FilmedWindow).film = film;
  const isLaidOut = (element: Element): boolean => element.getClientRects().length > 0;
  const record = (): void => {
    const { codeVariant, codeStyling, theme, hasHydrated } = document.documentElement.dataset;
    const code = [...document.querySelectorAll<HTMLElement>('pre[data-variant], [data-styling]')];
    const shown = code
      .filter(isLaidOut)
      .flatMap((element) => [element.dataset.variant, element.dataset.styling])
      .filter((value) => value !== undefined);
    // Browsers paint nothing of a document that has no body yet.
    if (document.body) {
      film.push({
        time: performance.now(),
        variant: codeVariant,
        styling: codeStyling,
        theme,
        shown: [...new Set(shown)].sort(),
        hydrated: hasHydrated === 'true',
      });
    }
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}

/** Films every page that is opened from now on. */
export async function film(page: Page): Promise<void> {
  await page.addInitScript(startFilm);
}

/** All frames of the page that is open, from the first one. */
export function framesOf(page: Page): Promise<readonly Frame[]> {
  return page.evaluate(() => (window as FilmedWindow).film ?? []);
}

/** Slows the network down to a poor mobile connection. */
export async function slowDown(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 120_000,
    uploadThroughput: 40_000,
  });
  return session;
}
