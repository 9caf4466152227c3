/** A browser that is driven from outside, whatever it is driven by. */
export interface DrivenBrowser {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** Value of an expression in the page; a promise is awaited. It must be plain data. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

/** A kind of browser. */
export interface Engine {
  readonly name: string;
  /** Programs that it needs, and Debian's packages that have them. */
  readonly programs: Readonly<Record<string, string>>;
  readonly start: () => Promise<DrivenBrowser>;
}

/** Evaluates an expression until it is true. */
export async function waitUntil(
  browser: DrivenBrowser,
  expression: string,
  milliseconds = 20_000,
): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    if (await browser.evaluate(expression)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
