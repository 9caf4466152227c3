import fs from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { createFileCache, keyOf } from './fileCache';

/** Modules that pages of Markdown were compiled to. */
export interface CompiledPages {
  /**
   * The module of a page, if it has been compiled before from the same.
   *
   * @param resource - Absolute path of the page, with what was asked of it.
   */
  readonly read: (resource: string) => string | undefined;
  readonly write: (resource: string, module: string) => void;
  /** Drops modules of pages that the build did not have. */
  readonly prune: () => void;
}

/** What is known of the pages besides their texts. */
export interface PageFacts {
  /** Addresses of all pages, to which links between files are resolved. */
  readonly addresses: string;
  /** Front matter as it was read, by absolute path: of a translation, it tells how far it is. */
  readonly frontMatter: ReadonlyMap<string, string>;
}

/** Reads what pages know of each other from what the docs plugin has loaded. */
export function pageFacts(allContent: AllContent, root: string): PageFacts {
  const instances = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Readonly<
    Record<string, LoadedContent>
  >;
  const docs = Object.values(instances).flatMap(({ loadedVersions }) =>
    loadedVersions.flatMap((version) => version.docs),
  );
  return {
    addresses: docs
      .map(({ source, permalink }) => `${source} ${permalink}`)
      .sort()
      .join('\n'),
    frontMatter: new Map(
      docs.map(({ source, frontMatter }) => [
        path.join(root, source.replace(/^@site\//, '')),
        JSON.stringify(frontMatter),
      ]),
    ),
  };
}

/**
 * Modules of pages, kept by the text of the page and by all that it was compiled with.
 *
 * @param folder - Absolute path, for one language.
 * @param version - Of the project, see `projectVersion`.
 */
export function createCompiledPages(
  folder: string,
  version: string,
  { addresses, frontMatter }: PageFacts,
): CompiledPages {
  const cache = createFileCache(folder);
  const names = new Set<string>();
  /** Answers that one of the two bundles has heard, and the other has not. */
  const half = new Map<string, string | undefined>();
  const common = keyOf(version, addresses);
  const keyFor = (resource: string): string => {
    const [file = resource] = resource.split('?');
    const text = fs.readFileSync(file);
    return keyOf(common, resource, text, frontMatter.get(file) ?? '');
  };
  return {
    read(resource) {
      // The bundles of browsers and of the build ask for the same. Both must hear the same answer,
      // or the one that compiles nothing itself waits for a result of the other that is not to come.
      if (half.has(resource)) {
        const module = half.get(resource);
        half.delete(resource);
        return module;
      }
      const module = cache.read(resource, keyFor(resource));
      names.add(resource);
      half.set(resource, module);
      return module;
    },
    write: (resource, module) => cache.write(resource, keyFor(resource), module),
    prune: () => cache.prune(names),
  };
}
