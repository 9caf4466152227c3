/** Headers of all addresses that a pattern with `*` covers. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A redirect, as hosts read it: the source may end in `*`, for which `:splat` stands in the target. */
export interface HostRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** What the published folder says to hosts. */
export interface HostRules {
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly HostRedirect[];
}

const linesOf = (text: string): string[] =>
  text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));

/** Reads a `_headers` file. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = [];
  for (const line of linesOf(text)) {
    const [, name = '', value = ''] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    const last = rules.at(-1);
    if (!name) rules.push({ pattern: line.trim(), headers: {} });
    else if (last) last.headers[name] = value;
  }
  return rules;
}

/** Reads a `_redirects` file. */
export function parseRedirects(text: string): HostRedirect[] {
  return linesOf(text).map((line) => {
    const [from = '', to = '', status = '301'] = line.split(/\s+/);
    return { from, to, status: Number.parseInt(status, 10) };
  });
}
