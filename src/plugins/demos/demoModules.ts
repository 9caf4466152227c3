import path from 'node:path';
import { readText } from '../../demo-projects/projectFiles';
import { stylingsOf } from '../../demo-projects/readDemo';
import { isFullBleed, needsTheme } from '../../demo-projects/importTraits';
import { sourcesOf } from '../../demo-projects/sourcesOf';
import type { DemoListing } from '../../demo-projects/types';
import { readDirectives } from '../../demo-projects/directives';
import type { VitePlugin } from './vite';

const ID = 'virtual:demos';
/** Tailwind's utilities, loaded with the demos that use them. */
const TAILWIND = JSON.stringify(path.join(__dirname, 'frame/tailwind.css'));
const RESOLVED_ID = `\0${ID}`;

/** The loader of one styling, as a property of the module's object. */
function loaders(siteDir: string, demo: DemoListing): string {
  const entries = stylingsOf(demo).map((styling) => {
    const file = JSON.stringify(path.join(siteDir, demo.modules[styling] ?? ''));
    const importDemo = `import(${file})`;
    return styling === 'tailwind'
      ? `${styling}: () => Promise.all([${importDemo}, import(${TAILWIND})]).then(([demo]) => demo)`
      : `${styling}: () => ${importDemo}`;
  });
  return `{ ${entries.join(', ')} }`;
}

/** What the frame has to know about a demo, besides its module. */
function traits(demo: DemoListing): string {
  const sources = sourcesOf(demo, readText);
  return JSON.stringify({
    needsTheme: needsTheme(sources),
    isFullBleed: isFullBleed(sources),
    fontStylesheets: sources.flatMap((source) => readDirectives(source).fontStylesheets),
  });
}

/**
 * Gives the frame the module `virtual:demos`: an object of all demos by name, each with a loader for
 * each styling, so that every demo is a chunk of its own.
 *
 * @param list reads which demos there are; asked again whenever the module is loaded.
 */
export function demoModules(siteDir: string, list: () => readonly DemoListing[]): VitePlugin {
  return {
    name: 'demo-modules',
    resolveId: (id) => (id === ID ? RESOLVED_ID : undefined),
    load(id) {
      if (id !== RESOLVED_ID) return undefined;
      const entries = list().map(
        (demo) =>
          `${JSON.stringify(demo.name)}: { ...${traits(demo)}, stylings: ${loaders(siteDir, demo)} }`,
      );
      return `export const demos = {\n${entries.join(',\n')}\n};`;
    },
  };
}
