/** Imports a module the way Node does, whatever has loaded the caller. */
export function nativeImport(url: string): Promise<unknown>;
