/** See `leanConfiguration.cjs`. */
declare function leanConfiguration(source: string): string;
export = leanConfiguration;
