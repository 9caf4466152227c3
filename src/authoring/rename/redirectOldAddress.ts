import { TextEdits } from '../../code-variants/textEdits';
import { withTrailingSlash } from '../../navigation/pathname';
import type { Change } from '../changes';
import { AuthoringError } from '../errors';
import { formatSource } from '../formatSource';
import {
  assertNotRedirected,
  REDIRECTS_FILE,
  RENAMED_RULES,
  type RedirectTable,
  type RuleSource,
} from '../redirectTable';
import type { Moves } from './moves';

/** A rule that led from the new address, when a page gets back a name that it had. */
function leadsBack({ from, to }: RuleSource, moves: Moves): boolean {
  const old = withTrailingSlash(moves.from);
  const isOwn = from.replace(/\*$/, '') === withTrailingSlash(moves.to);
  return isOwn && to.replace(/(?:#.*|:splat)$/, '') === old;
}

/**
 * Leads readers of the old address to the new one, older addresses of the page included, so that no
 * redirect leads to another one.
 *
 * @param hasTabs - Whether pages below the address move with it.
 */
export async function redirectOldAddress(
  table: RedirectTable | undefined,
  moves: Moves,
  hasTabs: boolean,
): Promise<Change[]> {
  assertNotRedirected(table, moves.to, (rule) => leadsBack(rule, moves));
  if (!table) {
    return [];
  }
  const { source, rules, renamed } = table;
  if (!renamed) {
    const fix = `add const ${RENAMED_RULES}: readonly RedirectRule[] = [], and spread it in redirectRules`;
    const what = `the table has no list ${RENAMED_RULES}`;
    throw new AuthoringError(REDIRECTS_FILE, { line: 1, column: 1 }, what, fix);
  }
  const [old, address] = [moves.from, moves.to].map(withTrailingSlash) as [string, string];
  const edits = new TextEdits(source.text);
  const targetOf = ({ to }: RuleSource): string | undefined =>
    to.startsWith(old) ? `'${address}${to.slice(old.length)}'` : undefined;
  for (const rule of rules) {
    const { element, toNode } = rule;
    const target = targetOf(rule);
    if (leadsBack(rule, moves)) {
      const comma = /^\s*,/.exec(source.text.slice(element.getEnd()))?.[0] ?? '';
      // One character of the space before stays: an insertion at the start of the list stands there.
      edits.remove(element.getFullStart() + 1, element.getEnd() + comma.length);
    } else if (target !== undefined) {
      edits.replace(toNode.getStart(), toNode.getEnd(), target);
    }
  }
  const splat = hasTabs ? (['*', ':splat'] as const) : (['', ''] as const);
  const rule = `{ from: '${old}${splat[0]}', to: '${address}${splat[1]}' },`;
  const list = renamed.getStart() + 1;
  edits.replace(list, list, rule);
  return [{ file: REDIRECTS_FILE, before: source.text, after: await formatSource(edits.apply()) }];
}
