/** A name that a module asks another one for. */
export interface ImportedName {
  readonly specifier: string;
  /** As the other module exports it; `default` for the export without a name. */
  readonly name: string;
  /** Offset of the name in the source. */
  readonly offset: number;
  /** True for what is nothing when the module is run. */
  readonly isType: boolean;
}

const IMPORT =
  /^import\s+(type\s+(?!from\s|,))?(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\}\s*)?from\s+(?:'([^'\n]+)'|"([^"\n]+)")/gm;

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** What a list between braces asks for: `one, two as other, type Three`. */
function namesIn(list: string, start: number): Omit<ImportedName, 'specifier'>[] {
  const text = list.replaceAll(COMMENT, (comment) => ' '.repeat(comment.length));
  return [...text.matchAll(/(?:^|,)\s*(type\s+(?!as\b)(?=[\w$]))?([\w$]+)/g)].map(
    ({ 0: { length }, 1: type, 2: name = '', index }) => ({
      name,
      offset: start + index + length - name.length,
      isType: type !== undefined,
    }),
  );
}

/**
 * The names that a source imports by statements at the start of a line, in the order of the text. Reads
 * formatted modules without a parser, which would take longer than the checks that ask for this.
 */
export function importedNames(source: string): ImportedName[] {
  return [...source.matchAll(IMPORT)].flatMap(
    ({ 0: text, 1: type, 2: whole, 3: list, 4: single, 5: double, index }) => {
      const isType = type !== undefined;
      const specifier = single ?? double ?? '';
      const at = index + text.indexOf(whole ?? '{', `import${type ?? ''}`.length);
      const named = list === undefined ? [] : namesIn(list, index + text.indexOf('{') + 1);
      return [
        ...(whole ? [{ specifier, name: 'default', offset: at, isType }] : []),
        ...named.map((one) => ({ ...one, specifier, isType: isType || one.isType })),
      ];
    },
  );
}
