import type { Corpus } from '../corpus/types';

/** A command, with the program first. */
export type Command = readonly [program: string, ...args: string[]];

/** A project of one generator with a corpus in it. */
export interface Project {
  /** Absolute path. */
  readonly folder: string;
  readonly build: Command;
  /** Starts the development server on a port, in the foreground and without opening a browser. */
  dev(port: number): Command;
  /** Variables that the commands want. */
  readonly env: Readonly<Record<string, string>>;
  /** Folder that a build writes, below the project. */
  readonly output: string;
  /** Folders below the project that a cold build finds empty. */
  readonly caches: readonly string[];
  /** Path below which pages stand, with slashes at both ends. */
  readonly basePath: string;
  /** Address of the pages of the corpus in the order of the sidebar, with the base path. */
  readonly pages: readonly string[];
  /** File of the page at the same place, absolute. */
  source(index: number): string;
}

/** A generator of documentation that is measured beside ours. */
export interface Peer {
  readonly name: PeerName;
  /** What tables call it, with its version. */
  readonly title: string;
  /**
   * An expression that is true in a page when it answers its reader. What the page has loaded until
   * then is what it needs.
   */
  readonly isReady: string;
  /** Links of the sidebar, wide as on a desktop. */
  readonly sidebarLinks: string;
  /** Makes sure that its packages are installed. */
  install(cache: string): void;
  /** Writes a project with the corpus into a new folder in `work`. */
  createProject(corpus: Corpus, work: string, cache: string): Project;
}

/** Generators that can be measured, in the order of tables. */
export const peerNames = ['ours', 'classic', 'vitepress', 'starlight'] as const;

export type PeerName = (typeof peerNames)[number];
