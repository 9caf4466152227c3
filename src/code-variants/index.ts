export { CodeVariantError, type SamplePosition } from './CodeVariantError';
export type { SampleLanguage } from './sampleSyntax';
export type { BlankLines } from './stripTypes';
export { toJavaScript, type JavaScriptOptions } from './toJavaScript';
export { javaScriptVariantCached, toJavaScriptCached } from './variantCache';
