import { withTrailingSlash } from '../../../navigation/pathname';
import type { Home } from '../../homes';
import { toSlug } from '../../names';
import type { StudioApi, StudioComponent } from '../../studio/model';
import { studioComponentsRoot } from '../../studioHomes';
import { createPage, fence, inlineCode, sectionText, type GeneratedPage } from '../page';
import { componentPurposes } from './purposes';

function studioFile(pathname: string): string {
  return `docs-studio${pathname.slice('/studio'.length)}.mdx`;
}

/** How the component appears in a page's file. */
function yamlExample({ name, props }: StudioComponent): string {
  const shown = props.filter(({ default: byDefault }) => byDefault !== undefined).slice(0, 3);
  const lines = shown.map((prop) => `    ${prop.name}: ${prop.default}`);
  return [
    `- component: ${name}`,
    `  name: ${name.charAt(0).toLowerCase() + name.slice(1)}`,
    ...(lines.length > 0 ? ['  props:', ...lines] : []),
  ].join('\n');
}

function stateText(component: StudioComponent): string[] {
  const { loadingProp, loadingPropSource, errorProp, errorPropSource } = component;
  const source = (names: readonly string[] | undefined): string =>
    names ? names.map(inlineCode).join(' or ') : 'any property';
  return [
    ...(loadingProp
      ? [
          `While data for ${source(loadingPropSource)} is on its way, Studio sets ${inlineCode(loadingProp)}.`,
        ]
      : []),
    ...(errorProp
      ? [`When ${source(errorPropSource)} fails, Studio sets ${inlineCode(errorProp)}.`]
      : []),
  ];
}

function layoutText(component: StudioComponent): string[] {
  const { layoutDirection, defaultLayoutHeight, minimumLayoutHeight } = component;
  const directions = {
    vertical: 'vertically',
    horizontal: 'horizontally',
    both: 'in both directions',
  };
  return [
    ...(layoutDirection ? [`Its box can be aligned ${directions[layoutDirection]}.`] : []),
    ...(defaultLayoutHeight !== undefined
      ? [`Its box starts with a height of ${defaultLayoutHeight} px.`]
      : []),
    ...(minimumLayoutHeight !== undefined
      ? [`It can't be made lower than ${minimumLayoutHeight} px.`]
      : []),
  ];
}

function componentPage(component: StudioComponent, version: string): GeneratedPage {
  const { name, props } = component;
  const behaviour = [...stateText(component), ...layoutText(component)];
  return createPage(
    studioFile(`${studioComponentsRoot}/${toSlug(name)}`),
    {
      // Guides have the bare names as their titles.
      title: `${name} properties`,
      description: `Properties of the component ${name} of Toolpad Studio ${version}, with types, default values, and how a page file writes them.`,
      extra: { keywords: [name, `${name} component`] },
    },
    [
      `A component of the editor's library, which page files call ${inlineCode(name)}.`,
      `<ApiDescription of="${name}" />`,
      sectionText(2, {
        heading: 'Properties',
        id: 'properties',
        body: [props.length > 0 ? `<ApiMembers of="${name}" part="props" />` : 'None.'],
      }),
      ...(behaviour.length > 0
        ? [
            sectionText(2, {
              heading: 'Behavior on a page',
              id: 'behavior',
              body: [behaviour.map((line) => `- ${line}`).join('\n')],
            }),
          ]
        : []),
      sectionText(2, {
        heading: 'In a page file',
        id: 'page-file',
        body: [
          `An element of the list ${inlineCode('content')} in a [page file](/studio/reference/file-schema/), with default values:`,
          fence('yaml', yamlExample(component)),
        ],
      }),
    ],
  );
}

/** One page for each component of Studio's library. */
export function componentPages({ components, version }: StudioApi): GeneratedPage[] {
  return components.map((component) => componentPage(component, version));
}

/** All components with what they are for. */
export function componentsOverview({ components, version }: StudioApi): GeneratedPage {
  const rows = [...components]
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(
      ({ name, props }) =>
        `| [${inlineCode(name)}](${withTrailingSlash(`${studioComponentsRoot}/${toSlug(name)}`)}) | ${componentPurposes[name] ?? ''} | ${props.length} |`,
    );
  return createPage(
    studioFile(`${studioComponentsRoot}/overview`),
    {
      title: 'Components',
      description: `All ${components.length} components of the library of Toolpad Studio ${version}, what each is for, and a link to its properties.`,
    },
    [
      `The editor's component library has these ${components.length} components. Their names are what a page file writes after ${inlineCode('component:')}.`,
      ['| Component | Purpose | Properties |', '| --- | --- | --- |', ...rows].join('\n'),
    ],
  );
}

/** Functions that code of a Studio project imports. */
export function functionsOverview(
  { functions, version }: StudioApi,
  homes: ReadonlyMap<string, Home>,
): GeneratedPage {
  const rows = functions.exports
    .filter(({ kind }) => kind === 'function')
    .map(({ name, modules, deprecated }) => {
      const home = homes.get(name);
      const code = inlineCode(name);
      const link = home ? `[${code}](${withTrailingSlash(home.pathname)})` : code;
      const status = deprecated === undefined ? '' : 'Deprecated';
      return `| ${link} | ${inlineCode(modules[0] ?? '')} | ${status} |`;
    });
  return createPage(
    studioFile('/studio/reference/api/overview'),
    {
      title: 'Functions',
      description: `Functions that the code of a Toolpad Studio ${version} project imports, with the modules that export them.`,
    },
    [
      'A project imports these functions in its custom components, its functions, its data providers, and its server.',
      ['| Function | Module | Status |', '| --- | --- | --- |', ...rows].join('\n'),
    ],
  );
}
