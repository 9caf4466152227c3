import { copyFile, link, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * Repeats a folder with hard links in place of copies: 700 MB of packages take seconds and no space.
 * Files that the new folder adds are its own. Copies where the two are on different file systems.
 */
export async function linkFolder(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const entries = await readdir(source, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const from = path.join(source, entry.name);
      const to = path.join(target, entry.name);
      if (entry.isDirectory()) {
        await linkFolder(from, to);
      } else if (entry.isSymbolicLink()) {
        await symlink(await readlink(from), to);
      } else {
        await linkFile(from, to);
      }
    }),
  );
}

async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') {
      throw error;
    }
    await copyFile(from, to);
  }
}
