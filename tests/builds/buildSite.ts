import path from 'node:path';
import { runCommand } from '../support/runCommand';

/** All languages take a few minutes on a free machine, and this on a busy one. In milliseconds. */
const longestBuild = 40 * 60_000;

/**
 * Builds a copy of the site.
 *
 * @param folder of the copy.
 * @param env variables beside the ones of this process.
 * @returns the folder that was written.
 * @throws with the output, if the build fails.
 */
export async function buildSite(
  folder: string,
  languages: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  const locales = languages.flatMap((language) => ['--locale', language]);
  const { code, output } = await runCommand('npm', ['run', '--silent', 'build', '--', ...locales], {
    folder,
    env,
    timeLimit: longestBuild,
  });
  if (code !== 0) throw new Error(output);
  process.stdout.write(`${folder}  ${languages.join(', ')}\n`);
  return path.join(folder, 'build');
}
