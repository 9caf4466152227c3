import { UsageError } from '../../src/command-line/UsageError';
import { matchesGlob } from './matchesGlob';
import type { PureArea } from './pureLogic';

/** Files of an area to mutate, by paths from the project root. */
export interface Selection {
  readonly area: PureArea;
  readonly files: readonly string[];
}

// Packages are installed below some folders too.
const isCode = (file: string): boolean => /^(?!.*\/node_modules\/).*(?<!\.d)\.ts$/.test(file);

/** Files of an area that are pure logic, and of none that stands below it. */
function pureFiles(
  { folder, files = ['**'], leftOut = {} }: PureArea,
  areas: readonly PureArea[],
  all: readonly string[],
) {
  const own = `${folder}/`;
  const below = areas
    .map((area) => `${area.folder}/`)
    .filter((other) => other !== own && other.startsWith(own));
  const inFolder = all.filter(
    (file) =>
      isCode(file) && file.startsWith(own) && !below.some((other) => file.startsWith(other)),
  );
  const matches = (file: string, globs: readonly string[]): boolean =>
    globs.some((glob) => matchesGlob(file, `${folder}/${glob}`));
  const others = Object.values(leftOut).flat();
  return inFolder.filter((file) => matches(file, files) && !matches(file, others));
}

/** Which of the files somebody asked for. */
export interface Wanted {
  /** Globs and folders from the project root; empty for all. */
  readonly only: readonly string[];
  /** The files that have changed; undefined for all. */
  readonly changed?: readonly string[];
}

/**
 * What there is to mutate.
 *
 * @param all - Every file of the project, by its path from the root.
 * @throws {UsageError} for a glob or folder without pure logic.
 */
export function selectFiles(
  areas: readonly PureArea[],
  all: readonly string[],
  { only, changed }: Wanted,
): Selection[] {
  const selections = areas.map((area) => ({ area, files: pureFiles(area, areas, all) }));
  const isMeant = (file: string, pattern: string): boolean => {
    const plain = pattern.replace(/^\.\//, '').replace(/\/+$/, '');
    return file.startsWith(`${plain}/`) || matchesGlob(file, plain);
  };
  const unknown = only.find(
    (pattern) => !selections.some(({ files }) => files.some((file) => isMeant(file, pattern))),
  );
  if (unknown !== undefined) {
    const folders = areas.map(({ folder }) => folder).join(', ');
    throw new UsageError(
      `--only "${unknown}" is no pure logic -> name files of ${folders}; tests/mutation/pureLogic.ts says what is left out`,
    );
  }
  return selections
    .map(({ area, files }) => ({
      area,
      files: files
        .filter((file) => only.length === 0 || only.some((pattern) => isMeant(file, pattern)))
        .filter((file) => changed?.includes(file) ?? true),
    }))
    .filter(({ files }) => files.length > 0);
}
