declare module 'virtual:playground-modules' {
  /** Loads one part of the bundle: modules by the names under which code imports them. */
  type LoadGroup = () => Promise<{ readonly modules: Readonly<Record<string, unknown>> }>;

  export const loaders: Readonly<Record<string, LoadGroup>>;
  /** Part of the bundle that has a module, by the module's name. */
  export const groupOf: Readonly<Record<string, string>>;
}
