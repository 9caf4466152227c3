import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { maxTextLength, reasons, type Reason } from './report';
import styles from './styles.module.css';

interface ReasonFormProps {
  readonly id: string;
  /** Whether reasons are sent, or only go into the report. */
  readonly isSent: boolean;
  readonly onSend: (reason: Reason, text: string) => void;
}

function reasonLabels(): Record<Reason, string> {
  return {
    wrong: translate({
      id: 'feedback.reason.wrong',
      message: 'Something is wrong or out of date',
    }),
    missing: translate({ id: 'feedback.reason.missing', message: 'Something is missing' }),
    unclear: translate({ id: 'feedback.reason.unclear', message: 'It is hard to understand' }),
    sample: translate({ id: 'feedback.reason.sample', message: 'A sample does not work' }),
    other: translate({ id: 'feedback.reason.other', message: 'Something else' }),
  };
}

/** Asks why the page did not help. */
export function ReasonForm({ id, isSent, onSend }: ReasonFormProps): ReactNode {
  const [reason, setReason] = useState<Reason>();
  const [text, setText] = useState('');
  const formRef = useRef<HTMLFormElement>(null);
  const name = useId();
  const noteId = useId();
  const labels = reasonLabels();

  // It opened because the reader pressed a button, so that is where the reader goes on.
  useEffect(() => formRef.current?.querySelector('input')?.focus(), []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (reason) onSend(reason, text);
  };

  return (
    <form
      ref={formRef}
      id={id}
      className={styles.form}
      data-unsaved={text !== '' || undefined}
      onSubmit={submit}
    >
      <fieldset className={styles.reasons}>
        <legend className={styles.legend}>
          <Translate id="feedback.why" description="Asked after a page was found not helpful">
            What went wrong?
          </Translate>
        </legend>
        {reasons.map((value) => (
          <label key={value} className={styles.reason}>
            <input
              type="radio"
              name={name}
              value={value}
              required
              checked={value === reason}
              onChange={() => setReason(value)}
            />
            {labels[value]}
          </label>
        ))}
      </fieldset>
      <label className={styles.label}>
        <Translate id="feedback.text" description="Label of a field for the reader's own words">
          In your words (optional)
        </Translate>
        <textarea
          className={styles.text}
          rows={3}
          maxLength={maxTextLength}
          aria-describedby={noteId}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p id={noteId} className={styles.note}>
        <Translate
          id="feedback.textNote"
          description="Below the field for the reader's own words: they are not sent"
        >
          This text is not sent. It only fills in the report that you can file next.
        </Translate>
      </p>
      <button type="submit" className={styles.button}>
        {isSent
          ? translate({ id: 'feedback.send', message: 'Send the reason' })
          : translate({
              id: 'feedback.continue',
              message: 'Continue',
              description: 'In the place of "Send the reason" where nothing is sent',
            })}
      </button>
    </form>
  );
}
