/** See `hotContent.cjs`. */
declare function withHotContent(source: string): string;
export = withHotContent;
