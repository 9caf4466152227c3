import { compareFolders } from './compareFolders';

/** Prints how two builds compare, and sets the exit code: 0 for the same, 1 for differences. */
export async function reportComparison(first: string, second: string): Promise<void> {
  const { files, differences } = await compareFolders(first, second);
  for (const { file, where } of differences) process.stdout.write(`${file}  ${where}\n`);
  process.stdout.write(`${files} files, ${differences.length} differ\n`);
  // Two empty folders are equal, and say nothing.
  if (differences.length > 0 || files < 1000) process.exitCode = 1;
}
