import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, Stats } from 'webpack';
import { isDebugging } from '../../command-line/debugging';
import { shortage } from '../../command-line/systemFault';
import { formatProblem } from '../../content/problem';
import { bundleFailures, type BundleError } from './bundleFailures';

/** Before Docusaurus' own, which prints what the bundler says, and ends the process. */
const early = -100;

/** Ends a build whose modules can't be bundled with one line for each of them. */
class BundleFailuresPlugin {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap({ name: 'BundleFailuresPlugin', stage: early }, (stats) =>
      this.#stopAtErrors(stats),
    );
  }

  #stopAtErrors(stats: Stats): void {
    if (!stats.hasErrors()) return;
    const { errors = [] } = stats.toJson({ all: false, errors: true });
    const lack = errors.map(({ message }) => shortage(message)).find(Boolean);
    const lines = lack
      ? [lack]
      : bundleFailures(errors as BundleError[], this.#root).map(formatProblem);
    // What nobody can explain is Docusaurus' to tell.
    if (lines.length === 0) return;
    process.stderr.write(`\n${[...new Set(lines)].join('\n')}\n\ndocusaurus build failed\n`);
    process.exit(1);
  }
}

/**
 * Tells what is wrong with scripts, stylesheets and imports of the site by file, line, and fix, where the
 * bundler shows frames of code, and of some files not even the name. In builds: the development server
 * has its overlay. `DOCS_DEBUG=1` shows what the bundler says.
 */
export default function bundleFailuresPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'bundle-failures',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production' || isDebugging()) return {};
      return { plugins: [new BundleFailuresPlugin(siteDir)] };
    },
  };
}
