const oneYearInSeconds = 31_536_000;

/** All cookies that the page may read, in the form of `document.cookie`; empty where they are refused. */
export function readCookieText(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Keeps a value for a year, for the whole host. Where cookies are refused or full, nothing happens. */
export function writeCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${value}; path=/; max-age=${oneYearInSeconds}; SameSite=Lax${secure}`;
  } catch {
    // The choice holds in memory for as long as the page stands.
  }
}
