import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkProject } from '../../content/checkProject';
import { formatProblems, summary } from '../../content/report';
import { hasErrors } from '../../content/runChecks';
import { ContentChecksReporter, isContentProblem } from './ContentChecksReporter';
import { makeFirstReference } from './firstReference';

/**
 * Fails if the content may not be published.
 *
 * @throws with one line for each problem, as `npm run check` prints them.
 */
async function assertContent(siteDir: string): Promise<void> {
  const { problems, pageCount, unchecked } = await checkProject(siteDir);
  if (hasErrors(problems)) {
    const lines = `${formatProblems(problems)}\n\n${summary(problems, pageCount, unchecked)}`;
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
 * terminal as soon as they are known. If Docusaurus can't go on, `src/cli/docusaurus.mjs` runs the
 * checks and tells what they say.
 */
export default async function contentChecksPlugin({ siteDir }: LoadContext): Promise<Plugin> {
  const environment = process.env.NODE_ENV;
  if (environment === 'production') {
    await assertContent(siteDir);
  } else if (environment === 'development') {
    await makeFirstReference(siteDir);
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
