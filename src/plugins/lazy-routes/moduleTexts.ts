import type { GlobalData } from '@docusaurus/types';
import { cutRoutes, moduleNames, ownModules, type CutRoute, type CutSection } from './cutRoutes';
import type { Generated } from './generatedRoutes';
import { groupPages, type NamedGroup } from './groupPages';
import { docsFinder, withoutDocs } from './knownDocs';
import { pageFilesPlaceholder } from './placeholders';

/** The modules that take the place of Docusaurus' own, by the names of their files. */
export interface ModuleTexts {
  readonly files: Readonly<Record<string, string>>;
  /** Names of the sections' chunks. */
  readonly sections: readonly string[];
}

const json = (value: unknown): string => JSON.stringify(value);

/** Code that loads a module. Without a name the chunk is called by its id, which is shorter. */
function loader(request: string, name?: string): string {
  const comment = name === undefined ? '' : `/* webpackChunkName: ${json(name)} */ `;
  return `() => import(${comment}${json(request)})`;
}

function sectionText({ name }: CutSection, groups: NamedGroup[], modules: Generated['modules']) {
  const texts = groups.map(({ pages, ...common }) => {
    const list = pages.map(
      ([below, ...own]) =>
        `[${[json(below), ...own.map((module) => loader(modules[module] ?? ''))].join(', ')}]`,
    );
    return `{ ...${json(common)}, pages: [\n${list.join(',\n')}\n] }`;
  });
  return `export const files = ${pageFilesPlaceholder(name)};\nexport default [${texts.join(', ')}];\n`;
}

function routeText({ route, routes, sections }: CutRoute): string {
  const { component, path, routes: _, ...attributes } = route;
  const hash = component.slice(path.length + 1);
  const parts = [
    `...${json({ path, ...attributes })}`,
    `component: ComponentCreator(${json(path)}${path === '*' ? '' : `, ${json(hash)}`})`,
  ];
  if (routes) parts.push(`routes: [${routes.map(routeText).join(', ')}]`);
  if (sections.length > 0) {
    const entries = sections.map(
      ({ name, start }) => `[${json(start)}, ${loader(`./${name}.js`, name)}]`,
    );
    parts.push(`sections: [${entries.join(', ')}]`);
  }
  return `{ ${parts.join(', ')} }`;
}

const withBelow = (cut: CutRoute): CutRoute[] => [cut, ...(cut.routes ?? []).flatMap(withBelow)];

function registryText(entries: readonly (readonly [name: string, values: string])[]): string {
  return `export default {\n${entries.map(([name, values]) => `${json(name)}: [${values}]`).join(',\n')}\n};\n`;
}

/**
 * Writes the routes in parts: one that every page loads, and sections. For the build it writes a
 * registry that has each page name its section, so that Docusaurus puts this file into the HTML.
 */
export function moduleTexts(generated: Generated): ModuleTexts {
  const { names, modules } = generated;
  const cuts = cutRoutes(generated.routes);
  const all = cuts.flatMap(withBelow);
  const grouping = {
    names,
    ownNames: ownModules(generated),
    findDocs: docsFinder(generated.globalData),
  };
  const files: Record<string, string> = {};
  const sectionOf = new Map<string, string>();
  for (const { route, sections } of all) {
    for (const section of sections) {
      const groups = groupPages(section.pages, route, grouping);
      files[`${section.name}.js`] = sectionText(section, groups, modules);
      for (const own of groups.flatMap(({ pages }) => pages.flatMap(([, ...own]) => own))) {
        sectionOf.set(own, section.name);
      }
    }
  }
  const first = Object.fromEntries(
    all.flatMap(({ route: { component } }) => {
      const found = names[component];
      return found ? [[component, found] as const] : [];
    }),
  );
  const shared = Object.keys(modules).filter((name) => !sectionOf.has(name));
  return {
    sections: all.flatMap(({ sections }) => sections.map(({ name }) => name)),
    files: {
      ...files,
      'routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';\n\nexport default [\n${cuts.map(routeText).join(',\n')}\n];\n`,
      'routesChunkNames.js': `export default ${json(first)};\n`,
      'globalData.json': json(withoutDocs(generated.globalData as GlobalData)),
      'registry.js': registryText(
        shared.map((name) => [name, loader(modules[name] ?? '', name)] as const),
      ),
      'registry.server.js': registryText(
        Object.entries(modules).map(([name, request]) => [
          name,
          [
            loader(request, name),
            json(sectionOf.get(name) ?? request),
            `require.resolveWeak(${json(request)})`,
          ].join(', '),
        ]),
      ),
    },
  };
}
