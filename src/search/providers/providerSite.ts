/** What providers have to know of the site. */
export interface ProviderSite {
  /** As in `<html lang>`. */
  readonly language: string;
  /** Path of this language's pages, with slashes at both ends. */
  readonly baseUrl: string;
}
