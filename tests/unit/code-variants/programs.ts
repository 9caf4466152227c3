import fc from 'fast-check';

/** The same piece of a program in both languages. */
export interface Twin {
  readonly ts: string;
  readonly js: string;
}

/** Fills the gaps of a template with twins or with text that both languages share. */
function twin(strings: TemplateStringsArray, ...gaps: readonly (Twin | string)[]): Twin {
  const write = (language: keyof Twin): string =>
    String.raw(
      { raw: strings },
      ...gaps.map((gap) => (typeof gap === 'string' ? gap : gap[language])),
    );
  return { ts: write('ts'), js: write('js') };
}

/** One piece per line, without the lines of pieces that a language does not have. */
function lines(twins: readonly Twin[]): Twin {
  const write = (language: keyof Twin): string =>
    twins
      .map((piece) => piece[language])
      .filter((code) => code !== '')
      .join('\n');
  return { ts: write('ts'), js: write('js') };
}

/** TypeScript that leaves nothing behind, or leaves `js`. */
const typed = (ts: string, js = ''): Twin => ({ ts, js });

const name = fc.constantFrom('row', 'order', 'theme', 'items', 'onSelect', 'a');
const types = fc.constantFrom(
  'string',
  'Row[]',
  'Map<string, Row | null>',
  "'a' | `b-${string}`",
  'readonly [first: number, rest?: Row]',
  '(value: Row) => void',
  '{ id: string; readonly tags?: string[] }',
  'keyof typeof settings',
);
const optional = (twins: fc.Arbitrary<Twin>): fc.Arbitrary<Twin> =>
  fc.option(twins, { nil: typed('') });
const annotation = optional(types.map((type) => typed(`: ${type}`)));
const typeArguments = optional(types.map((type) => typed(`<${type}>`)));
const typeParameters = optional(
  fc.constantFrom('<T,>', '<T extends Row, K = keyof T>').map((text) => typed(text)),
);

const literal = fc
  .constantFrom('1', "'text'", 'null', 'true', '[]', '`text ${1}`')
  .map((text) => typed(text, text));

function parameter(expression: fc.Arbitrary<Twin>): fc.Arbitrary<Twin> {
  return fc.oneof(
    annotation.map((type) => twin`value${type}`),
    fc.tuple(annotation, expression).map(([type, value]) => twin`value${type} = ${value}`),
    annotation.map((type) => twin`{ id, ...rest }${type}`),
    types.map((type) => typed(`value?: ${type}`, 'value')),
  );
}

const { expression } = fc.letrec<{ expression: Twin }>((tie) => {
  const inner = tie('expression');
  const operand = inner.map((value) => twin`(${value})`);
  return {
    expression: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.oneof(
        literal,
        name.map((text) => typed(text, text)),
      ),
      fc.tuple(operand, types).map(([value, type]) => twin`(${value}${typed(` as ${type}`)})`),
      fc
        .tuple(operand, types)
        .map(([value, type]) => twin`(${value}${typed(` satisfies ${type}`)})`),
      operand.map((value) => twin`${value}${typed('!')}.id`),
      operand.map((value) => twin`${value}?.id${typed('!')}.name`),
      fc
        .tuple(name, typeArguments, inner)
        .map(([callee, type, value]) => twin`${callee}${type}(${value}, 2)`),
      fc.tuple(typeArguments, inner).map(([type, value]) => twin`new Map${type}(${value})`),
      fc
        .tuple(parameter(inner), annotation, operand)
        .map(([value, type, body]) => twin`(${value})${type} => ${body}`),
      fc
        .tuple(typeParameters, parameter(inner), annotation, inner)
        .map(
          ([generics, value, type, body]) =>
            twin`async ${generics}(${value})${type} => { return ${body}; }`,
        ),
      fc
        .tuple(inner, inner)
        .map(([first, second]) => twin`{ first: ${first}, ['second']: ${second} }`)
        .map((object) => twin`(${object})`),
      fc.tuple(inner, inner).map(([first, second]) => twin`[${first}, /* then */ ${second}]`),
      fc
        .tuple(operand, operand, operand)
        .map(([test, yes, no]) => twin`(${test} ? ${yes} : ${no})`),
      fc
        .tuple(typeArguments, inner)
        .map(([type, value]) => twin`<List${type} items={${value}}>{/* rows */}text</List>`),
    ),
  };
});

const member = fc.oneof(
  fc
    .tuple(annotation, expression)
    .map(([type, value]) => twin`${typed('private readonly ')}field${type} = ${value};`),
  types.map((type) => typed(`declare hidden: ${type};`)),
  types.map((type) => typed(`[key: string]: ${type};`)),
  fc
    .tuple(parameter(literal), annotation, expression)
    .map(
      ([value, type, result]) =>
        twin`${typed('public ')}static method(${value})${type} { return ${result}; }`,
    ),
  fc
    .tuple(types, expression)
    .map(([type, value]) => twin`get computed()${typed(`: ${type}`)} { return ${value}; }`),
);

const statement = fc.oneof(
  fc
    .tuple(fc.constantFrom('const', 'let'), annotation, expression)
    .map(([kind, type, value]) => twin`{ ${kind} local${type} = ${value}; }`),
  expression.map((value) => twin`void (${value});`),
  expression.map((value) => twin`// about the call\ncall(${value}); // done`),
  fc
    .tuple(typeParameters, parameter(expression), annotation, expression)
    .map(
      ([generics, value, type, result]) =>
        twin`export function make_NUMBER${generics}(${value})${type} {\n  // result\n  return ${result};\n}`,
    ),
  fc
    .array(member, { maxLength: 4 })
    .map(
      (members) =>
        twin`(class ${typed('extends Base<Row> implements Named ', 'extends Base ')}{\n${lines(members)}\n});`,
    ),
  types.map((type) => typed(`/** Of the checker alone. */\ntype Alias_NUMBER = ${type};`)),
  types.map((type) => typed(`// properties\ninterface Props_NUMBER { value: ${type} } // end`)),
  types.map((type) => typed(`declare const ambient_NUMBER: ${type};`)),
  fc.constant(typed("import type { Theme_NUMBER } from './theme';")),
);

/** Writes the parts under each other; `_NUMBER` in a name makes it differ from part to part. */
function write(parts: readonly (readonly [Twin, boolean])[], language: keyof Twin): string {
  const written = parts.flatMap(([part, hasGap], index) => {
    const code = part[language].replaceAll('_NUMBER', `${index}`);
    return [...(code === '' ? [] : [code]), ...(hasGap ? [''] : [])];
  });
  return written.map((line) => `${line}\n`).join('');
}

/** Modules of a few statements, each on lines of its own, with or without a blank line between. */
export const programs: fc.Arbitrary<Twin> = fc
  .array(fc.tuple(statement, fc.boolean()), { maxLength: 6 })
  .map((parts) => ({ ts: write(parts, 'ts'), js: write(parts, 'js') }));
