/** See `withoutWeakReferences.cjs`. */
declare function withoutWeakReferences(source: string): string;
export = withoutWeakReferences;
