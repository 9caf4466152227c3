/** See `developmentRegistry.cjs`. */
declare function load(this: { getOptions(): unknown }, source: string): string;
declare namespace load {
  function developmentRegistry(source: string, isAsked: (name: string) => boolean): string;
}
export = load;
