/** A `map` block: a variable, by the first row that its source matches. */
interface ReadMap {
  readonly source: string;
  readonly otherwise: string;
  readonly rows: readonly (readonly [key: string, value: string])[];
}

const unquote = (text: string): string => text.slice(1, -1).replace(/\\(["\\])/g, '$1');

const blocks = /^map ("(?:[^"\\]|\\.)*") (\S+) \{\n([\s\S]*?)^\}/gm;
const row = /^ {4}(default|"(?:[^"\\]|\\.)*") ("(?:[^"\\]|\\.)*");$/;

function readMaps(text: string): ReadonlyMap<string, ReadMap> {
  return new Map(
    [...text.matchAll(blocks)].map(([, source = '', variable = '', body = '']) => {
      const rows = body
        .trimEnd()
        .split('\n')
        .map((line) => {
          const [, key, value] = row.exec(line) ?? [];
          if (key === undefined || value === undefined) throw new Error(`no row of a map: ${line}`);
          return [key, unquote(value)] as const;
        });
      const [, otherwise = ''] = rows.find(([key]) => key === 'default') ?? [];
      const keyed = rows.filter(([key]) => key !== 'default');
      const named = keyed.map(([key, value]) => [unquote(key), value] as const);
      return [variable.slice(1), { source: unquote(source), otherwise, rows: named }];
    }),
  );
}

/** Values of variables for a request, as nginx finds them by its `map` blocks. */
export type Variables = (name: string) => string;

/**
 * Reads maps as nginx does: whole strings without regard to case first, then patterns in their order,
 * of which the named groups become variables.
 *
 * @param text - The files with the maps.
 * @param request - What nginx itself knows, for example `uri` and `request_uri`.
 */
export function variablesOf(text: string, request: Readonly<Record<string, string>>): Variables {
  const maps = readMaps(text);
  const known = new Map(Object.entries(request));

  const fill = (value: string): string =>
    value.replace(/\$(?:\{(\w+)\}|(\w+))/g, (_, braced?: string, plain?: string) =>
      valueOf(braced ?? plain ?? ''),
    );

  function lookUp({ source, otherwise, rows }: ReadMap): string {
    const subject = fill(source);
    const exact = rows.find(
      ([key]) => !key.startsWith('~') && key.toLowerCase() === subject.toLowerCase(),
    );
    if (exact) return fill(exact[1]);
    for (const [key, value] of rows.filter(([pattern]) => pattern.startsWith('~'))) {
      const isCaseless = key.startsWith('~*');
      const match = new RegExp(key.slice(isCaseless ? 2 : 1), isCaseless ? 'i' : '').exec(subject);
      if (match) {
        Object.entries(match.groups ?? {}).forEach(([name, part]) => known.set(name, part));
        return fill(value);
      }
    }
    return fill(otherwise);
  }

  function valueOf(name: string): string {
    const map = maps.get(name);
    const value = known.get(name) ?? (map && lookUp(map));
    if (value === undefined) throw new Error(`nginx knows no variable $${name}`);
    known.set(name, value);
    return value;
  }

  return valueOf;
}
