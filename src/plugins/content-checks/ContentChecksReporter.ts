import path from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { formatProblem, type Problem } from '../../content/problem';
import { createBackgroundChecks } from './backgroundChecks';
import { checkApart } from './checkApart';
import { terminalText, withoutWarnings } from './terminal';

/** Folders whose files the checks read and the bundler may not. */
const WATCHED_FOLDERS = [
  'docs-core',
  'docs-studio',
  'core_versioned_docs',
  'core_versioned_sidebars',
  'i18n',
  'src/hosting',
  'src/navigation',
  'src/demos',
  'static',
];

/**
 * Tells problems of the content from the bundler's own warnings, which the overlay does not show.
 * The development server sends the function's text to the browser, so it must not use anything
 * from around it.
 */
export function isContentProblem({ message }: { message: string }): boolean {
  return /:\d+:\d+ {2}(?:error|warning) [a-z-]+\/[\w-]+ {2}/.test(message);
}

/**
 * Adds the problems of the content to compilations as warnings, the same that `npm run check` prints:
 * an error would keep the page in the browser from being updated until the last one is gone.
 *
 * Nobody waits for the checks. They run when files have changed and the bundler has come to rest, and
 * what they find comes with a compilation of its own.
 */
export class ContentChecksReporter implements WebpackPluginInstance {
  /**
   * @param siteDir - Absolute path of the project.
   * @param check - Finds all problems there are.
   * @param restTime - How long nothing is compiled before they run, in milliseconds.
   */
  constructor(
    private readonly siteDir: string,
    private readonly check: () => Promise<readonly Problem[]> = () => checkApart(siteDir),
    private readonly restTime = 1000,
  ) {}

  apply(compiler: Compiler): void {
    const name = 'ContentChecksReporter';
    const checks = createBackgroundChecks(this.check, {
      onChange: () => {
        const isColored = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;
        process.stdout.write(terminalText(checks.problems(), isColored));
        compiler.watching?.invalidate();
      },
      onError: (error) => compiler.getInfrastructureLogger(name).error(error),
    });
    let isDue = true;
    let timer: NodeJS.Timeout | undefined;
    compiler.hooks.watchRun.tap(name, ({ modifiedFiles, removedFiles }) => {
      clearTimeout(timer);
      // A page that is opened for the first time is compiled as well, and nothing has changed.
      isDue ||= Boolean(modifiedFiles?.size || removedFiles?.size);
    });
    // What the author waits for comes first: the page that was opened, or all that a saved edit changes.
    compiler.hooks.done.tap(name, (stats) => {
      withoutWarnings(stats, isContentProblem);
      clearTimeout(timer);
      if (!isDue) return;
      timer = setTimeout(() => {
        isDue = false;
        checks.run();
      }, this.restTime).unref();
    });
    compiler.hooks.finishMake.tap(name, (compilation) => {
      // The HTML is compiled beside, with the same hooks.
      if (compilation.compiler !== compiler) return;
      for (const problem of checks.problems()) {
        const warning = new compiler.webpack.WebpackError(formatProblem(problem));
        warning.stack = '';
        compilation.warnings.push(warning);
      }
      for (const folder of WATCHED_FOLDERS) {
        compilation.contextDependencies.add(path.join(this.siteDir, folder));
      }
    });
  }
}
