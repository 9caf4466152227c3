import Translate, { translate } from '@docusaurus/Translate';
import { useId, useRef, useState, type ReactNode } from 'react';
import { trackEvent } from '@site/src/analytics/trackEvent';
import { useAnalyticsStatus } from '@site/src/analytics/useAnalyticsStatus';
import type { Reason, Report } from './report';
import styles from './styles.module.css';
import { useAnswer, type Answer } from './useAnswer';
import { useFollowUp } from './useFollowUp';

interface FeedbackProps {
  /** Path that answers are kept under. */
  readonly pathname: string;
  readonly page: Pick<Report, 'pageTitle' | 'pageUrl' | 'release'>;
}

/** Where the reader is: before, at, or behind the question why. */
type Step = 'question' | 'reasons' | 'thanks';

function Thanks({ isSent }: { readonly isSent: boolean }): ReactNode {
  return isSent ? (
    <Translate id="feedback.thanks" description="Said after the reader's answer was sent">
      Thank you for the answer.
    </Translate>
  ) : (
    <Translate id="feedback.thanksUnsent" description="Said where answers are not sent">
      Thank you. Nothing is measured here, so your answer stays in your browser.
    </Translate>
  );
}

/**
 * Asks whether the page was of use, and why not. An answer is counted where the site measures, and
 * everywhere it can become an issue.
 */
export function Feedback({ pathname, page }: FeedbackProps): ReactNode {
  const isSent = useAnalyticsStatus() === 'on';
  const [answer, keepAnswer] = useAnswer(pathname);
  const [asked, setStep] = useState<Step>('question');
  const [followUp, loadFollowUp] = useFollowUp();
  // Without the form there is no more to say, and the answer itself is given.
  const step = asked === 'reasons' && followUp === null ? 'thanks' : asked;
  const [report, setReport] = useState<Report>(page);
  const noRef = useRef<HTMLButtonElement>(null);
  const questionId = useId();
  const formId = useId();

  const give = (given: Answer): void => {
    if (given !== answer) {
      keepAnswer(given);
      trackEvent({ name: 'feedback', eventAction: given });
    }
    setReport(page);
    loadFollowUp();
    setStep(given === 'no' && step !== 'reasons' ? 'reasons' : 'thanks');
  };

  const send = (reason: Reason, text: string): void => {
    trackEvent({ name: 'feedback', eventAction: 'reason', eventLabel: reason });
    setReport({ ...page, reason, text });
    setStep('thanks');
    // The form, which has the focus, is about to go.
    noRef.current?.focus();
  };

  return (
    <div
      className={styles.feedback}
      data-feedback=""
      data-pagefind-ignore=""
      // Until it is filed, the reader's text is nowhere else.
      data-unsaved={step === 'thanks' && report.text ? true : undefined}
    >
      <div className={styles.question} role="group" aria-labelledby={questionId}>
        <span id={questionId} className={styles.title}>
          <Translate id="feedback.question" description="Asked below each page">
            Was this page helpful?
          </Translate>
        </span>
        <button
          type="button"
          className={styles.button}
          aria-pressed={answer === 'yes'}
          onClick={() => give('yes')}
        >
          {translate({ id: 'feedback.yes', message: 'Yes' })}
        </button>
        <button
          ref={noRef}
          type="button"
          className={styles.button}
          aria-pressed={answer === 'no'}
          aria-controls={step === 'reasons' && followUp ? formId : undefined}
          onClick={() => give('no')}
        >
          {translate({ id: 'feedback.no', message: 'No' })}
        </button>
      </div>
      <p className={styles.thanks} role="status">
        {step === 'thanks' && <Thanks isSent={isSent} />}
      </p>
      {followUp && step === 'thanks' && <followUp.FileReport report={report} />}
      {followUp && step === 'reasons' && (
        <followUp.ReasonForm id={formId} isSent={isSent} onSend={send} />
      )}
    </div>
  );
}
