import type { Code, Nodes } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toSlug } from '../../api-reference/names';
import type { StudioComponent } from '../../api-reference/studio/model';
import { studioComponentsRoot } from '../../api-reference/studioHomes';
import type { StudioComponentProps } from '../../components/StudioComponent/types';
import { nearest } from '../../navigation/rules/nearest';
import { withTrailingSlash } from '../../navigation/pathname';
import { colourYaml } from '../../studio-elements/colourYaml';
import { readElement } from '../../studio-elements/readElement';
import { studioFrame } from '../../studio-elements/studioFrames';
import { toControl, usualControls } from '../../studio-elements/toControl';
import type { Control } from '../../studio-elements/types';
import { writtenValue } from '../../studio-elements/writeElement';
import { readAttributes } from './attributes';

/** A mistake at a place in the page. */
export interface ComponentProblem {
  readonly line: number;
  readonly column: number;
  readonly what: string;
  readonly fix: string;
}

/** What a `<StudioComponent>` of a page says. */
export interface ReadComponent {
  /** Undefined if there are problems. */
  readonly props?: StudioComponentProps;
  readonly problems: readonly ComponentProblem[];
}

type Place = Pick<Nodes, 'position'>;

function problemAt({ position }: Place, what: string, fix: string): ComponentProblem {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { line, column, what, fix };
}

/** The only child of the element, if that is code in YAML. */
function fenceOf({ children }: MdxJsxFlowElement): Code | undefined {
  const [child, ...others] = children as Nodes[];
  return child?.type === 'code' && child.lang === 'yaml' && others.length === 0 ? child : undefined;
}

/** Fields by the names that the author gives, and a message for each name that has none. */
function chosenControls(
  { name: component, props }: StudioComponent,
  names: readonly string[],
): { controls: Control[]; problems: Pick<ComponentProblem, 'what' | 'fix'>[] } {
  const problems: Pick<ComponentProblem, 'what' | 'fix'>[] = [];
  const controls = names.flatMap((name) => {
    const prop = props.find((candidate) => candidate.name === name);
    const control = prop && toControl(prop);
    if (control) return [control];
    const possible = props.filter((candidate) => toControl(candidate)).map((each) => each.name);
    const guess = nearest(name, possible);
    const what = prop
      ? `the property "${name}" of ${component} holds no value that a field could change`
      : `${component} has no property "${name}"`;
    const fix = guess ? `did you mean "${guess}"?` : `use some of ${possible.join(', ')}`;
    problems.push({ what, fix });
    return [];
  });
  return { controls, problems };
}

/**
 * Reads a `<StudioComponent>` with the YAML of its element.
 *
 * @param components what Studio has, by name.
 */
export function readComponent(
  node: MdxJsxFlowElement,
  components: ReadonlyMap<string, StudioComponent>,
): ReadComponent {
  const { values, problems: inAttributes } = readAttributes(node);
  const problems = inAttributes.map(({ attribute, what, fix }) =>
    problemAt(attribute ?? node, what, fix),
  );
  const fence = fenceOf(node);
  if (!fence) {
    const fix = 'put one fence with the language yaml into it, between blank lines';
    const fences = (node.children as Nodes[]).filter(({ type }) => type === 'code').length;
    const what = fences > 1 ? `${fences} elements` : 'no element';
    const mend =
      fences > 1 ? 'leave one fence in it, and show the others by elements of their own' : fix;
    problems.push(problemAt(node, `<StudioComponent> has ${what}`, mend));
    return { problems };
  }
  const start = fence.position?.start ?? { line: 1, column: 1 };
  const read = readElement(`${fence.value}\n`, components);
  for (const { line, column, what, fix } of read.problems) {
    // The fence's own line stands above, and its indentation before the text.
    problems.push({ line: start.line + line, column: start.column - 1 + column, what, fix });
  }
  const { element, expressions } = read;
  const component = element && components.get(element.component);
  if (!component) return { problems };

  const { controls, problems: inControls } = values.controls
    ? chosenControls(component, values.controls)
    : { controls: usualControls(component.props), problems: [] };
  const at = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'controls',
  );
  problems.push(...inControls.map(({ what, fix }) => problemAt(at ?? node, what, fix)));
  if (problems.length > 0) return { problems };

  const data = controls.filter(({ kind }) => kind === 'data');
  const namesOf = (wanted: (prop: StudioComponent['props'][number]) => boolean): string[] =>
    component.props.filter(wanted).map(({ name }) => name);
  return {
    problems,
    props: {
      element,
      expressions,
      text: `${fence.value}\n`,
      html: colourYaml(fence.value),
      controls,
      data: Object.fromEntries(data.map(({ name }) => [name, writtenValue(fence.value, name)])),
      readable: namesOf(({ onChangeProp }) => onChangeProp !== undefined),
      events: namesOf(({ type }) => type === 'event'),
      address: studioFrame(component.name).address,
      reference: withTrailingSlash(`${studioComponentsRoot}/${toSlug(component.name)}`),
      height: values.height,
      title: values.title ?? `${component.name}, with fields for its properties`,
      description: values.description,
    },
  };
}
