import { collectFiles, type ReadText } from './collectFiles';
import { stylingsOf } from './stylingsOf';
import type { DemoListing } from './types';

/** Text of all files of a demo, in all stylings, as they are on disk. */
export function sourcesOf(demo: DemoListing, read: ReadText): string[] {
  return stylingsOf(demo).flatMap((styling) =>
    collectFiles(demo.modules[styling] ?? '', 'main.tsx', read).map(({ text }) => text),
  );
}
