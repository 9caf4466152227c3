/** Which language the reader sees code in: TypeScript or JavaScript. */
export type CodeVariant = 'TS' | 'JS';

/** Which styling solution the reader sees code in, where a block or demo offers several. */
export type CodeStyling = 'system' | 'css' | 'tailwind';

/** The reader's choices that concern code. */
export interface CodeChoices {
  readonly variant: CodeVariant;
  readonly styling: CodeStyling;
}

/** What a URL hash such as `#css-Foo.tsx` says. */
export interface CodeHash extends Partial<CodeChoices> {
  /** Name of the block, demo or heading, percent-decoded where that is possible. */
  readonly name?: string;
}
