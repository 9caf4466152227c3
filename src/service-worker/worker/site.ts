/** What the worker knows of the site; put in when it is bundled. */
export interface WorkerSite {
  /** Changes with everything that pages load, so that each deployment is another worker. */
  readonly build: string;
  /** With slashes at both ends; the scope of the worker. */
  readonly basePath: string;
  /** Language prefixes, without the default language, which has none. */
  readonly languages: readonly string[];
  /** Addresses of the files that every page needs. */
  readonly shell: readonly string[];
}

declare const __SITE__: WorkerSite;

/** @returns the site that this worker was bundled for. */
export const bundledSite = (): WorkerSite => __SITE__;
