/** See `leanVersion.cjs`. */
declare function leanVersion(source: string): string;
export = leanVersion;
