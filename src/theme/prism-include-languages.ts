// Change: nothing to include. Code is coloured at build time, see src/remark/code-blocks/highlight.ts.
export default function prismIncludeLanguages(): void {}
