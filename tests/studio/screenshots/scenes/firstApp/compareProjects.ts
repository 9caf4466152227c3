import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fixtures } from '../../../support/paths';

/** Files that Studio writes while somebody follows the tutorial. */
const written = [
  'toolpad/.gitignore',
  'toolpad/application.yml',
  'toolpad/pages/tickets/page.yml',
  'toolpad/theme.yml',
];

/** @throws where the editor wrote something else than the fixture holds, which the page shows. */
export async function compareProjects(project: string): Promise<void> {
  for (const file of written) {
    const [actual, expected] = await Promise.all(
      [project, path.join(fixtures, 'studio/first-app')].map((folder) =>
        readFile(path.join(folder, file), 'utf8'),
      ),
    );
    if (actual !== expected) {
      throw new Error(
        `tests/fixtures/studio/first-app/${file}  the editor wrote something else -> ` +
          `follow the tutorial, and correct the file or the page\n${actual}`,
      );
    }
  }
}
