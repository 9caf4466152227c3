import { isMap, isScalar, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import type { StudioComponent } from '../api-reference/studio/model';
import { nearest } from '../navigation/rules/nearest';
import { parseExpression } from './parseExpression';
import type { ExpressionTree } from './expressionTree';
import { slotsOf } from './slotsOf';
import type { StudioElement } from './types';
import { valueProblem } from './valueProblem';

/** A mistake in an element, at a place counted from the start of its text, from 1. */
export interface ElementProblem {
  readonly line: number;
  readonly column: number;
  readonly what: string;
  readonly fix: string;
}

/** An element that a page shows. */
export interface ReadElement {
  readonly element?: StudioElement;
  /** What the expressions of its bindings mean, by their text. */
  readonly expressions: Readonly<Record<string, ExpressionTree>>;
  readonly problems: readonly ElementProblem[];
}

type Path = readonly (string | number)[];

/** Reads one element and those inside of it, and collects what is wrong. */
class ElementReader {
  readonly problems: ElementProblem[] = [];
  readonly expressions: Record<string, ExpressionTree> = {};

  constructor(
    private readonly document: Document,
    private readonly lines: LineCounter,
    private readonly components: ReadonlyMap<string, StudioComponent>,
  ) {}

  report(path: Path, what: string, fix: string): void {
    const { line, col } = this.lines.linePos(this.startOf(path));
    this.problems.push({ line, column: col, what, fix });
  }

  /** Where a key is written, or the value if it has none; the nearest that exists otherwise. */
  private startOf(path: Path): number {
    const parent = path.length > 0 ? this.document.getIn(path.slice(0, -1), true) : undefined;
    if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
      if (pair) return (pair.key as Node).range?.[0] ?? 0;
    }
    const node = this.document.getIn(path, true) as Node | undefined;
    if (node?.range) return node.range[0];
    return path.length > 0 ? this.startOf(path.slice(0, -1)) : 0;
  }

  check(value: unknown, path: Path): void {
    const { component, name, props } = (value ?? {}) as Partial<StudioElement>;
    if (typeof component !== 'string' || typeof name !== 'string') {
      const what = 'the element has no component or no name';
      this.report(path, what, 'write component: and name:, as a page file does');
      return;
    }
    const description = this.components.get(component);
    if (!description) {
      const guess = nearest(component, [...this.components.keys()]);
      const fix = guess ? `did you mean "${guess}"?` : 'see the reference of components';
      this.report([...path, 'component'], `Studio has no component "${component}"`, fix);
      return;
    }
    for (const [property, given] of Object.entries(props ?? {})) {
      this.checkProperty(description, property, given, [...path, 'props', property]);
    }
    for (const { name: slot, elements, path: inside } of slotsOf(value as StudioElement)) {
      const holds = description.props.find((prop) => prop.name === slot)?.type;
      if (holds !== 'element' && holds !== 'template') {
        const fix = 'name a property that holds elements';
        this.report([...path, ...inside], `${component} has no place "${slot}" for elements`, fix);
      }
      elements.forEach((element, index) => this.check(element, [...path, ...inside, index]));
    }
  }

  private checkProperty(
    { name: component, props }: StudioComponent,
    property: string,
    value: unknown,
    path: Path,
  ): void {
    const prop = props.find(({ name }) => name === property);
    if (!prop) {
      const names = props.map(({ name }) => name);
      const guess = nearest(property, names);
      const fix = guess ? `did you mean "${guess}"?` : `use one of ${names.join(', ')}`;
      this.report(path, `${component} has no property "${property}"`, fix);
      return;
    }
    const problem = valueProblem(prop, value);
    if (problem) this.report(path, problem.what, problem.fix);
    const expression = (value as { $$jsExpression?: unknown } | null)?.$$jsExpression;
    if (typeof expression !== 'string') return;
    const tree = parseExpression(expression);
    if (tree) {
      this.expressions[expression] = tree;
    } else {
      const fix = 'write one of literals, lists, template strings, arithmetic, and the name i';
      this.report(path, `the sample can't work out \`${expression}\``, fix);
    }
  }
}

/**
 * Reads the element that a page shows: a list with one element, as it stands in a page's file.
 *
 * @param components what Studio has, by name.
 */
export function readElement(
  text: string,
  components: ReadonlyMap<string, StudioComponent>,
): ReadElement {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    const { line = 1, col = 1 } = error.linePos?.[0] ?? {};
    // The place is told once, as that in the page.
    const cause = (error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
    const what = `the YAML can't be read: ${cause}`;
    return {
      expressions: {},
      problems: [{ line, column: col, what, fix: 'correct the syntax' }],
    };
  }
  const reader = new ElementReader(document, lines, components);
  const list = document.toJS() as unknown;
  if (!Array.isArray(list) || list.length !== 1) {
    const fix = 'write one, as in a page file: "- component: Button"';
    reader.report([], 'the YAML is no list with one element', fix);
    return { expressions: {}, problems: reader.problems };
  }
  reader.check(list[0], [0]);
  const { problems, expressions } = reader;
  return problems.length > 0
    ? { expressions, problems }
    : { element: list[0] as StudioElement, expressions, problems };
}
