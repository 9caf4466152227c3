import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFiles } from '../../content/files';
import { loadNavigation } from '../../content/loadNavigation';
import { englishStrings } from '../../translations/strings/sourceStrings';
import { pseudoMessage } from './pseudoMessage';

/** Names the folder to whatever reads the configuration again: threads of the build do. */
const FOLDER_VARIABLE = 'PSEUDO_LOCALE_FOLDER';

/**
 * Writes the translation files of the pseudo-locale into a temporary folder, which is removed when the
 * process ends.
 *
 * @returns the folder.
 * @throws if the strings can't be told, which `npm run check` explains.
 */
export async function writePseudoLocale(siteDir: string): Promise<string> {
  const written = process.env[FOLDER_VARIABLE];
  if (written && fs.existsSync(written)) {
    return written;
  }
  const files = createFiles(siteDir);
  const navigation = await loadNavigation(files);
  const forget = { get: () => undefined, set: () => {}, save: () => {} };
  const english = await englishStrings(files, navigation, forget);
  if (navigation.problems.length > 0 || english.problems.length > 0) {
    throw new Error('the interface strings can not be told -> npm run check says why');
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pseudo-locale-'));
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  process.env[FOLDER_VARIABLE] = folder;
  for (const { file, messages } of english.files) {
    const strings = [...messages].map(([id, { message }]) => [
      id,
      { message: pseudoMessage(message) },
    ]);
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), JSON.stringify(Object.fromEntries(strings)));
  }
  return folder;
}
