/** See `plainPaths.cjs`. */
declare function plainPaths(source: string): string;
export = plainPaths;
