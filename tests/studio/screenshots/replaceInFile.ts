import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Replaces text in a file of a project's copy.
 *
 * @throws if the file does not contain the text.
 */
export async function replaceInFile(
  project: string,
  file: string,
  text: string,
  replacement: string,
): Promise<void> {
  const target = path.join(project, file);
  const before = await readFile(target, 'utf8');
  if (!before.includes(text)) {
    throw new Error(`${file}  does not contain ${text} -> correct the scene that replaces it`);
  }
  await writeFile(
    target,
    before.replaceAll(text, () => replacement),
  );
}
