import { json, loader } from './code';
import type { CutRoute } from './cutRoutes';

function routeText({ route, routes, sections }: CutRoute): string {
  const { component, path, routes: _, ...attributes } = route;
  const key = path === '*' ? [path] : [path, component.slice(path.length + 1)];
  const parts = [
    `...${json({ path, ...attributes })}`,
    `component: ComponentCreator(${key.map(json).join(', ')})`,
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

/** Code of the routes that every page loads. */
export function routesText(routes: readonly CutRoute[]): string {
  return `import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
${routes.map(routeText).join(',\n')}
];
`;
}
