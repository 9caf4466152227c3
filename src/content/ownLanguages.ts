import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as own from '../translations/languages';
import { defaultLanguageProblem, languagesFile } from './checks/defaultLanguage';
import type { Problem } from './problem';

/** The project that the checks belong to, which may not be the one that is checked. */
const root = path.resolve(__dirname, '../..');

/**
 * What is wrong with the languages that the checks themselves work with: where pages are written in none
 * of them, all of English is taken for a translation.
 *
 * @returns nothing for a list that can be worked with: what else is wrong with it, a check tells.
 */
export function ownLanguageProblems(): Problem[] {
  const { languages, defaultLanguage } = own as Readonly<Record<string, unknown>>;
  const source = readFileSync(path.join(root, languagesFile), 'utf8');
  return defaultLanguageProblem(languages, defaultLanguage, source);
}
