import path from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { checkProject } from '../../content/checkProject';
import { formatProblem } from '../../content/problem';

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
export function isContentProblem({ message }: Error): boolean {
  return /:\d+:\d+ {2}(?:error|warning) [a-z-]+\/[\w-]+ {2}/.test(message);
}

/**
 * Adds the problems of the content to every compilation as warnings, the same that `npm run check`
 * prints: an error would keep the page in the browser from being updated until the last one is gone.
 */
export class ContentChecksReporter implements WebpackPluginInstance {
  constructor(private readonly siteDir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.finishMake.tapPromise('ContentChecksReporter', async (compilation) => {
      const { problems } = await checkProject(this.siteDir);
      for (const problem of problems) {
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
