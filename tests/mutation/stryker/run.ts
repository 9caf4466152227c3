import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MutationReport } from '../report/model';
import type { Selection } from '../selectFiles';
import { configurationOf, reportFile, type RunPaths } from './configuration';

/** What a run is to know beside the files. */
export interface RunOptions {
  readonly concurrency: number;
  readonly isForced: boolean;
  /** In percent of the mutants; all of them by default. */
  readonly sample?: number;
  /** Folder that keeps results for the next run. */
  readonly results: string;
}

/** Milliseconds between two lines that say how far a run is. */
const silence = 60_000;

/** Says on the standard error how far Stryker is, of which it writes a line every ten seconds. */
function tellProgress(folder: string): (output: string) => void {
  let told = -Infinity;
  return (output) => {
    const line = /^Mutation testing .*$/m.exec(output)?.[0];
    if (line === undefined || performance.now() - told < silence) return;
    told = performance.now();
    process.stderr.write(`${folder}  ${line}\n`);
  };
}

/** Runs Stryker, which says little unless something is wrong, and returns what it has said. */
function runProgram(
  root: string,
  program: string,
  configuration: string,
  { temporary }: RunPaths,
  tell: (output: string) => void,
): Promise<{ readonly code: number | null; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, 'run', configuration], {
      cwd: root,
      env: {
        ...process.env,
        MUTATION_PROJECT: root,
        MUTATION_COVERAGE: path.join(temporary, 'coverage.json'),
        // Fewer cases than elsewhere: they run for each mutant.
        PROPERTY_RUNS: '100',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: string): void => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', keep).on('data', tell);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/**
 * Mutates files in a copy of the project, and runs the tests of their area against each mutant.
 *
 * @param root - Absolute path of the project.
 * @param program - Stryker's.
 * @throws if Stryker can't run the tests, or if one fails without any mutant; with what it has said.
 */
export async function runStryker(
  root: string,
  program: string,
  selection: Selection,
  { results, ...options }: RunOptions,
): Promise<MutationReport> {
  mkdirSync(results, { recursive: true });
  // Not below node_modules, where Jest looks for no tests.
  const temporary = mkdtempSync(path.join(tmpdir(), 'mutation-'));
  try {
    const paths = { temporary, results };
    const configuration = path.join(temporary, 'stryker.json');
    writeFileSync(configuration, JSON.stringify(configurationOf(selection, paths, options)));
    const { code, output } = await runProgram(
      root,
      program,
      configuration,
      paths,
      tellProgress(selection.area.folder),
    );
    // It does not say by its exit code that tests fail without any mutant.
    if (code !== 0 || !existsSync(reportFile(paths))) {
      throw new Error(`the tests of ${selection.area.folder} could not be run:\n${output.trim()}`);
    }
    return JSON.parse(readFileSync(reportFile(paths), 'utf8')) as MutationReport;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
