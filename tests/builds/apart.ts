import path from 'node:path';
import { mergeLanguages } from '../../src/hosting/publishing/mergeLanguages';
import { defaultLanguage, languages } from '../../src/translations/languages';
import { copySite } from '../integration/support/siteCopy';
import { buildSite } from './buildSite';
import { reportComparison } from './report';

/** Languages to build: those that were named, the default language with them, or all. */
function readLanguages(): string[] {
  const all = Object.keys(languages);
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !all.includes(name));
  if (unknown) throw new Error(`${unknown}  is no language -> use ${all.join(', ')}`);
  return named.length > 0
    ? all.filter((name) => name === defaultLanguage || named.includes(name))
    : all;
}

/**
 * Builds languages together, then each by itself in a copy of its own, puts the latter together, and
 * compares every byte.
 */
async function main(): Promise<void> {
  const wanted = readLanguages();
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

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
