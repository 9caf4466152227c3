import { usePluginData } from '@docusaurus/useGlobalData';
import Translate, { translate } from '@docusaurus/Translate';
import { useCallback, type ReactNode } from 'react';
import { useClipboard } from '@site/src/components/useClipboard';
import { pluginName, type FeedbackData } from '@site/src/plugins/analytics/feedbackData';
import { issueUrl, reportText, type Report } from './report';
import styles from './styles.module.css';

/** Milliseconds that the result stays on the button. */
const SHOWN = 2000;

function CopyReport({ report }: { readonly report: Report }): ReactNode {
  const getText = useCallback(() => reportText(report), [report]);
  const [state, copy] = useClipboard(getText, SHOWN);
  const labels = {
    ready: translate({ id: 'feedback.copy', message: 'Copy a report' }),
    copied: translate({ id: 'codeBlock.copied', message: 'Copied' }),
    failed: translate({ id: 'demo.linkNotCopied', message: 'Copying is blocked by the browser' }),
  };
  return (
    <button
      type="button"
      className={styles.link}
      data-action="copy-report"
      data-state={state}
      onClick={copy}
    >
      <span role="status">{labels[state]}</span>
    </button>
  );
}

/** Leads to an issue with everything filled in; without a repository, hands the same text over. */
export function FileReport({ report }: { readonly report: Report }): ReactNode {
  const { repositoryUrl } = usePluginData(pluginName) as FeedbackData;
  if (!repositoryUrl) return <CopyReport report={report} />;
  return (
    <a
      className={styles.link}
      href={issueUrl(repositoryUrl, report)}
      target="_blank"
      rel="noopener noreferrer"
      data-action="open-issue"
    >
      <Translate id="feedback.issue" description="Link to a new issue about the page, filled in">
        Open an issue about this page
      </Translate>
    </a>
  );
}
