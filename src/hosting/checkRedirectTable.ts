import { readFileSync } from 'node:fs';
import path from 'node:path';
import { problemAt, type Position, type Problem } from '../content/problem';
import { redirectRules, type RedirectRule } from './redirects';
import { siteAddresses } from './siteAddresses';
import { validateRedirects } from './validateRedirects';

const tableFile = 'src/hosting/redirects.ts';

/** Where a rule is written. Of two rules with one source it is the later one, which has to go. */
export function locateRule({ from }: RedirectRule, source: string): Position {
  const at = source.lastIndexOf(`from: '${from}'`);
  const before = source.slice(0, Math.max(0, at)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/**
 * Checks the project's redirect table against its navigation spec.
 *
 * @param siteDir the project's folder.
 */
export function checkRedirectTable(siteDir: string): Problem[] {
  const problems = validateRedirects(redirectRules, siteAddresses());
  if (problems.length === 0) return [];
  const source = readFileSync(path.join(siteDir, tableFile), 'utf8');
  return problems.map(({ rule, code, message, fix }) =>
    problemAt(tableFile, locateRule(rule, source), code, message, fix),
  );
}
