import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { nativeImport } from './nativeImport.cjs';

/*
 * What is used of Vite 8. It stands in the workspace of the demos; the types that `vite` leads to
 * from here may be those of another version, which some other package brings along.
 */

/** A script of a bundle. */
export interface OutputChunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly isEntry: boolean;
  /** The module of which the chunk is made, where it is made of one. */
  readonly facadeModuleId: string | null;
  /** Chunks that must be there before this one runs. */
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** Files of a bundle. */
export type Output = readonly (
  | OutputChunk
  | { readonly type: 'asset'; readonly fileName: string }
)[];

/** Hooks of a plugin, as far as ours have them. */
export interface VitePlugin {
  readonly name: string;
  resolveId?(
    this: PluginContext,
    id: string,
    importer: string | undefined,
    options: object,
  ): unknown;
  load?(this: PluginContext, id: string): string | undefined;
  configureServer?(server: ViteServer): void;
}

export interface PluginContext {
  resolve(id: string, importer: string, options: object): Promise<unknown>;
}

type Next = (error?: unknown) => void;

export interface ViteServer {
  readonly middlewares: {
    use(handler: (request: IncomingMessage, response: ServerResponse, next: Next) => void): void;
  };
  readonly resolvedUrls: { readonly local: readonly string[] } | null;
  transformIndexHtml(url: string, html: string): Promise<string>;
  listen(): Promise<unknown>;
}

/** Options by Vite's own names. */
export type ViteConfig = Readonly<Record<string, unknown>>;

interface Vite {
  build(config: ViteConfig): Promise<{ readonly output: Output }>;
  createServer(config: ViteConfig): Promise<ViteServer>;
}

const requireFromDemos = createRequire(path.resolve(__dirname, '../../demos/package.json'));

/**
 * Loads a package that belongs to the workspace of the demos.
 *
 * @throws if the workspace's packages are not installed.
 */
export async function importFromDemos<Module>(name: string): Promise<Module> {
  let file: string;
  try {
    file = requireFromDemos.resolve(name);
  } catch {
    throw new Error(`src/demos/package.json:1:1  ${name} is not installed -> run npm install`);
  }
  return (await nativeImport(pathToFileURL(file).href)) as Module;
}

/** The bundler of the demos. */
export function importVite(): Promise<Vite> {
  return importFromDemos<Vite>('vite');
}
