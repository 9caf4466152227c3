import path from 'node:path';
import { readArguments } from '../../src/command-line/readArguments';
import { runCommand } from '../../src/command-line/runCommand';
import { UsageError } from '../../src/command-line/UsageError';
import { mergeLanguages } from '../../src/hosting/publishing/mergeLanguages';
import { defaultLanguage, languages } from '../../src/translations/languages';
import { copySite } from '../integration/support/siteCopy';
import { buildSite } from './buildSite';
import { reportComparison } from './report';

const usage = `Builds languages together, then each by itself, puts the latter together, and compares every byte.

  npm run test:apart -- [language ...]

  language  languages to build, the default one with them (default: all)
  --help    show this text

Exit codes: 0 as it has to be, 1 not, 2 wrong usage.
`;

/** Languages to build: those that were named, the default language with them, or all. */
function readLanguages(args: readonly string[]): string[] {
  const all = Object.keys(languages);
  const { positionals: named } = readArguments({
    args: [...args],
    options: {},
    allowPositionals: true,
  });
  const unknown = named.find((name) => !all.includes(name));
  if (unknown) throw new UsageError(`${unknown}  is no language -> use ${all.join(', ')}`);
  return named.length > 0
    ? all.filter((name) => name === defaultLanguage || named.includes(name))
    : all;
}

/**
 * Builds languages together, then each by itself in a copy of its own, puts the latter together, and
 * compares every byte.
 */
async function main(args: readonly string[]): Promise<void> {
  const wanted = readLanguages(args);
  const together = copySite({ isWhole: true });
  const copies = [together];
  try {
    const whole = await buildSite(together.folder, wanted);
    const parts: string[] = [];
    for (const language of wanted) {
      const copy = copySite({ isWhole: true });
      copies.push(copy);
      parts.push(await buildSite(copy.folder, [language]));
    }
    const out = path.join(together.folder, 'merged');
    await mergeLanguages({
      parts,
      out,
      defaultLanguage,
      languages: Object.keys(languages),
      wanted,
    });
    await reportComparison(whole, out);
  } finally {
    copies.forEach((copy) => copy.remove());
  }
}

void runCommand({ name: 'test:apart', usage }, main);
