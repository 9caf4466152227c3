import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { analyticsConfiguration } from '../../analytics/configuration';
import { configurationName } from '../../analytics/pageConfiguration';
import { repositoryUrl } from '../../site';
import { pluginName, type FeedbackData } from './feedbackData';

/**
 * Writes into each page who measures, if anybody, and tells the site where feedback goes.
 *
 * @throws at the start, if the environment holds a malformed id or host.
 */
export default function analyticsPlugin(_context: LoadContext): Plugin {
  const configuration = analyticsConfiguration();
  if (process.env.ANALYTICS_ID && !configuration) {
    console.warn(
      'environment  ANALYTICS_ID is set, and no documentation host -> set DOCS_URL or DOCS_HOST; nothing is measured',
    );
  }
  return {
    name: pluginName,
    async contentLoaded({ actions }) {
      const data: FeedbackData = { repositoryUrl };
      actions.setGlobalData(data);
    },
    injectHtmlTags: () => ({
      headTags: configuration
        ? [
            {
              tagName: 'meta',
              attributes: { name: configurationName, content: JSON.stringify(configuration) },
            },
          ]
        : [],
    }),
    getClientModules: () => [path.join(__dirname, '../../analytics/clientModule.ts')],
  };
}
