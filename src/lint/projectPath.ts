import path from 'node:path';

/** Path of a file from the project root, with forward slashes, as problems name it. */
export function projectPath(file: string, root: string): string {
  return path.relative(root, path.resolve(root, file)).split(path.sep).join('/');
}
