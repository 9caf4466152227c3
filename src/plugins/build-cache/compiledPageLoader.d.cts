import type { LoaderDefinition } from 'webpack';
import type { CompiledPages } from './compiledPages';

/** See `compiledPageLoader.cjs`. */
declare const compiledPageLoader: LoaderDefinition<{
  readonly pages: CompiledPages;
  readonly isServer: boolean;
}>;
export = compiledPageLoader;
