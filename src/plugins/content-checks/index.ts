import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Problem } from '../../content/problem';
import { formatProblems, summary } from '../../content/report';
import { checkProject } from '../../content/checkProject';
import { hasErrors } from '../../content/runChecks';
import { ContentChecksReporter, isContentProblem } from './ContentChecksReporter';
import { preventsStart } from './preventsStart';

/**
 * Fails if one of the problems is serious enough.
 *
 * @throws with one line for each such problem, as `npm run check` prints them.
 */
async function assertContent(
  siteDir: string,
  isSerious: (problem: Problem) => boolean,
): Promise<void> {
  const { problems, pageCount, unchecked } = await checkProject(siteDir);
  const serious = problems.filter(isSerious);
  if (hasErrors(serious)) {
    const lines = `${formatProblems(serious)}\n\n${summary(serious, pageCount, unchecked)}`;
    // Where in a program the error was made, ours or Docusaurus' that wraps it, helps nobody who
    // has to correct a page. The command ends here, so no other error loses its stack trace.
    Error.stackTraceLimit = 0;
    throw new Error(`the content has problems\n\n${lines}\n`);
  }
}

/**
 * Runs the content checks in builds and while the development server runs.
 *
 * A build stops before anything else is loaded, so that nobody reads Docusaurus' own message about
 * the consequences of a problem first. The development server starts if it can and goes on in any
 * case, for pages in the making are incomplete: it shows the problems in its overlay and in the
 * terminal.
 */
export default async function contentChecksPlugin({ siteDir }: LoadContext): Promise<Plugin> {
  const environment = process.env.NODE_ENV;
  if (environment === 'production') {
    await assertContent(siteDir, () => true);
  } else if (environment === 'development') {
    await assertContent(siteDir, preventsStart);
  }
  return {
    name: 'content-checks',
    configureWebpack(_config, isServer) {
      if (environment !== 'development' || isServer) {
        return {};
      }
      return {
        plugins: [new ContentChecksReporter(siteDir)],
        devServer: { client: { overlay: { errors: true, warnings: isContentProblem } } },
      };
    },
  };
}
