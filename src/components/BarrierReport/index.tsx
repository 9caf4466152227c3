import { usePluginData } from '@docusaurus/useGlobalData';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { pluginName, type FeedbackData } from '@site/src/plugins/analytics/feedbackData';
import { barrierUrl } from './barrierUrl';

/** How to tell the maintainers of a barrier: an issue where there is a repository, else what to send. */
export function BarrierReport(): ReactNode {
  const { repositoryUrl } = usePluginData(pluginName) as FeedbackData;
  return (
    <p>
      <Translate id="barrierReport.what">
        Say which page it is, what you wanted to do, and which browser and assistive technology you
        use. You need not know the cause.
      </Translate>{' '}
      {repositoryUrl ? (
        <a href={barrierUrl(repositoryUrl)} target="_blank" rel="noopener noreferrer">
          <Translate id="barrierReport.issue" description="Link to a new issue about a barrier">
            Open an issue about a barrier
          </Translate>
        </a>
      ) : (
        <Translate
          id="barrierReport.noRepository"
          description="Where the site has no repository that takes issues"
        >
          This copy of the site has no address for reports; tell those who gave it to you.
        </Translate>
      )}
    </p>
  );
}
