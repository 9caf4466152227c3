import fs from 'node:fs';
import path from 'node:path';

/** Files below the project root, by paths from the root with forward slashes. */
export interface Files {
  readonly root: string;
  /**
   * True for a file or folder of exactly this spelling, also where the disk ignores case; false for
   * what is outside of the root.
   */
  readonly exists: (file: string) => boolean;
  readonly isFile: (file: string) => boolean;
  /** All files and symbolic links below a folder, sorted; dependencies are left out. */
  readonly list: (folder: string) => readonly string[];
  /** Where a symbolic link leads, as an absolute path; undefined for anything else. */
  readonly linkTarget: (file: string) => string | undefined;
  /**
   * Bytes of a file, which are read from the disk once; none for a file that can't be read, which
   * `unreadable` has from then on.
   */
  readonly read: (file: string) => Buffer;
  /** Files that could not be read, by the code of the system's error. */
  readonly unreadable: ReadonlyMap<string, string>;
  readonly absolute: (file: string) => string;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Errors of the system that are about one file, and not about the disk as a whole. */
const FILE_ERRORS = ['EACCES', 'EISDIR', 'ELOOP', 'ENOENT', 'ENOTDIR', 'EPERM'];

/** Whether a path leads out of the project: the build would publish what a page links to there. */
export function leadsOut(file: string): boolean {
  return path.posix.normalize(file).split('/')[0] === '..';
}

/** A view of the files below `root`. Folders and files are read once: make a new view for every run. */
export function createFiles(folderOfProject: string): Files {
  // Modules and links are known by their real paths, so the root has to be too.
  const root = fs.realpathSync(folderOfProject);
  const folders = new Map<string, ReadonlyMap<string, fs.Dirent>>();
  const contents = new Map<string, Buffer>();
  const unreadable = new Map<string, string>();
  const absolute = (file: string): string => path.join(root, file);

  function folder(name: string): ReadonlyMap<string, fs.Dirent> {
    let entries = folders.get(name);
    if (!entries) {
      let found: fs.Dirent[] = [];
      try {
        found = fs.readdirSync(absolute(name), { withFileTypes: true });
      } catch {
        // A folder that is not there, or is no folder, has no files.
      }
      entries = new Map(found.map((entry) => [entry.name, entry]));
      folders.set(name, entries);
    }
    return entries;
  }

  function entryOf(file: string): fs.Dirent | undefined {
    const normal = path.posix.normalize(file).replace(/\/$/, '');
    return folder(path.posix.dirname(normal)).get(path.posix.basename(normal));
  }

  function exists(file: string): boolean {
    const normal = path.posix.normalize(file);
    const parent = path.posix.dirname(normal);
    return !leadsOut(normal) && entryOf(normal) !== undefined && (parent === '.' || exists(parent));
  }

  function list(name: string): string[] {
    return [...folder(name).values()]
      .sort((a, b) => compare(a.name, b.name))
      .flatMap((entry) => {
        const file = path.posix.join(name, entry.name);
        if (entry.isDirectory()) {
          return entry.name === 'node_modules' ? [] : list(file);
        }
        return entry.isFile() || entry.isSymbolicLink() ? [file] : [];
      });
  }

  function readFromDisk(file: string): Buffer {
    try {
      return fs.readFileSync(absolute(file));
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!FILE_ERRORS.includes(code)) throw error;
      unreadable.set(file, code);
      return Buffer.alloc(0);
    }
  }

  function read(file: string): Buffer {
    const bytes = contents.get(file) ?? readFromDisk(file);
    contents.set(file, bytes);
    return bytes;
  }

  return {
    root,
    exists,
    isFile: (file) =>
      // The system refuses to look at a file by a path that calls it a folder.
      !file.endsWith('/') &&
      exists(file) &&
      fs.statSync(absolute(file), { throwIfNoEntry: false })?.isFile() === true,
    list,
    linkTarget: (file) =>
      entryOf(file)?.isSymbolicLink() ? linkTargetOf(absolute(file)) : undefined,
    read,
    unreadable,
    absolute,
  };
}

/** Where a link leads; a link to nothing keeps its own words. */
function linkTargetOf(file: string): string {
  try {
    return fs.realpathSync(file);
  } catch {
    return path.resolve(path.dirname(file), fs.readlinkSync(file));
  }
}
