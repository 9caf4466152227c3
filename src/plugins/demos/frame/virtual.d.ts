declare module 'virtual:demos' {
  import type { ComponentType } from 'react';

  /** A demo as the bundler knows it. */
  interface BundledDemo {
    readonly needsTheme: boolean;
    readonly isFullBleed: boolean;
    readonly fontStylesheets: readonly string[];
    readonly stylings: Readonly<
      Partial<Record<'system' | 'css' | 'tailwind', () => Promise<{ default: ComponentType }>>>
    >;
  }

  export const demos: Readonly<Record<string, BundledDemo>>;
}
