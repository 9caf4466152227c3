import { json, loader, objectModule } from './code';
import { cutRoutes, ownModules, type CutRoute } from './cutRoutes';
import type { Generated } from './generatedRoutes';
import { groupPages } from './groupPages';
import { docsFinder, withoutDescriptions, withoutDocs } from './knownDocs';
import { routesText } from './routesText';
import { sectionText } from './sectionText';

/** The modules that take the place of Docusaurus' own. */
export interface ModuleTexts {
  /** Their code by the names of their files. */
  readonly files: Readonly<Record<string, string>>;
  /** Names of the sections' chunks. */
  readonly sections: readonly string[];
  /** Sections that pages belong to, by the requests of the pages' own modules. */
  readonly sectionOf: ReadonlyMap<string, string>;
}

const withBelow = (cut: CutRoute): CutRoute[] => [cut, ...(cut.routes ?? []).flatMap(withBelow)];

/** The sections' code, and which of them each module belongs to. */
function sectionTexts(generated: Generated, cuts: readonly CutRoute[]) {
  const { names, modules, globalData } = generated;
  const ownNames = ownModules(generated);
  const findDocs = docsFinder(globalData);
  const files: Record<string, string> = {};
  const sectionOf = new Map<string, string>();
  for (const { route, sections } of cuts) {
    for (const { name, pages } of sections) {
      const groups = groupPages(pages, route, { names, ownNames, findDocs });
      files[`${name}.js`] = sectionText(name, groups, modules);
      for (const module of groups.flatMap((group) => group.pages.flatMap(([, ...own]) => own))) {
        sectionOf.set(module, name);
      }
    }
  }
  return { files, sectionOf };
}

/** The modules that several pages share, and what stands around pages; releases without their texts. */
function sharedTexts({ modules, releases }: Generated, isOwn: (name: string) => boolean) {
  const files: Record<string, string> = {};
  const entries = Object.entries(modules).flatMap(([name, request]): [string, string][] => {
    if (isOwn(name)) return [];
    const release = releases[request];
    if (!release) return [[name, `[${loader(request, name)}]`]];
    files[`${name}.json`] = json(withoutDescriptions(release));
    return [[name, `[${loader(`./${name}.json`, name)}]`]];
  });
  return { ...files, 'registry.js': objectModule(entries) };
}

/**
 * Writes the routes in parts: one that every page loads, and sections. For the build it writes a
 * registry that tells which script a module is in, by the name of a chunk or, for pages' own modules,
 * by the request, so that Docusaurus puts the scripts of a page into the page's HTML.
 */
export function moduleTexts(generated: Generated): ModuleTexts {
  const cuts = cutRoutes(generated.routes);
  const all = cuts.flatMap(withBelow);
  const { files, sectionOf } = sectionTexts(generated, all);
  const names = all.flatMap(({ route: { component } }): [string, string][] => {
    const found = generated.names[component];
    return found ? [[component, json(found)]] : [];
  });
  const registry = Object.entries(generated.modules).map(([name, request]) => {
    const values = [
      loader(request, name),
      json(sectionOf.has(name) ? request : name),
      `require.resolveWeak(${json(request)})`,
    ];
    return [name, `[${values.join(', ')}]`] as const;
  });
  return {
    sections: all.flatMap(({ sections }) => sections.map(({ name }) => name)),
    sectionOf: new Map(
      [...sectionOf].map(([name, section]) => [generated.modules[name] ?? name, section]),
    ),
    files: {
      ...files,
      ...sharedTexts(generated, (name) => sectionOf.has(name)),
      'routes.js': routesText(cuts),
      'routesChunkNames.js': objectModule(names),
      'globalData.json': json(withoutDocs(generated.globalData)),
      'registry.server.js': objectModule(registry),
    },
  };
}
