import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mergeAllowed, nothingInline, type AllowedInline } from './allowedInline';

/**
 * What the pages of a language hold, in the folder of that language. A file each, so that languages
 * that were built apart are put together by copying their folders.
 */
export const policyFile = '_policy.json';

interface PolicyFile {
  /** Of the pages beside the file. */
  readonly inline: AllowedInline;
  /** Of the release before, of which copies may be around. */
  readonly former: AllowedInline;
}

/** Adds a folder's list of inline code, for the headers that its pages are sent with. */
export async function writePolicyFile(directory: string, content: PolicyFile): Promise<void> {
  await writeFile(path.join(directory, policyFile), `${JSON.stringify(content, null, 2)}\n`);
}

function readIfPresent(file: string): PolicyFile | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PolicyFile;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new Error(`${file}  can't be read: ${(error as Error).message} -> run npm run build`, {
      cause: error,
    });
  }
}

function readFolders(directory: string): PolicyFile[] {
  const entries = readdirSync(directory, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return ['.', ...folders].flatMap(
    (folder) => readIfPresent(path.join(directory, folder, policyFile)) ?? [],
  );
}

/**
 * Inline code that pages may hold, of all languages in a built site and of the release before.
 * Nothing, if the folder says nothing of it: then browsers run no inline code.
 *
 * @throws if the folder does not exist, or a list in it is damaged.
 */
export function readAllowedInline(directory: string): AllowedInline {
  return mergeAllowed(readFolders(directory).flatMap(({ inline, former }) => [inline, former]));
}

/**
 * Inline code of a release without that of the one before it.
 *
 * @param directory - Its folder with the home page; without, there is no release before.
 * @throws if the folder has no list.
 */
export function readFormerInline(
  directory: string | undefined = process.env.FORMER_RELEASE,
): AllowedInline {
  if (!directory) return nothingInline;
  const files = readFolders(directory);
  if (files.length === 0) {
    const fix = 'name the folder with the index.html of the last release, or unset the variable';
    throw new Error(`FORMER_RELEASE  there is no ${policyFile} in "${directory}" -> ${fix}`);
  }
  return mergeAllowed(files.map(({ inline }) => inline));
}
