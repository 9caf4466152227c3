/** See `quickRoutes.cjs`. */
declare function quickRoutes(this: { readonly resourcePath: string }, source: string): string;
declare namespace quickRoutes {
  function withQuickRoutes(source: string, resource: string): string;
  /** Whether a module goes through lists of routes. */
  function isSlow(resource: string): boolean;
}
export = quickRoutes;
