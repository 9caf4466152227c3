import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSyncExternalStore, type ReactNode } from 'react';
import {
  maxSentEvents,
  parseSentEvents,
  readSentEvents,
  subscribeToSentEvents,
  type SentEvent,
} from '@site/src/analytics/sentEvents';
import styles from './styles.module.css';

const none = (): null => null;

function Row({ event }: { readonly event: SentEvent }): ReactNode {
  const { i18n } = useDocusaurusContext();
  const time = new Date(event.time);
  return (
    <tr>
      <td>
        <time dateTime={time.toISOString()}>{time.toLocaleTimeString(i18n.currentLocale)}</time>
      </td>
      <td>
        <code>{event.name}</code>
      </td>
      <td>
        <dl className={styles.parameters}>
          {Object.entries(event.parameters).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{String(value)}</dd>
            </div>
          ))}
        </dl>
      </td>
    </tr>
  );
}

/** What this tab has sent, latest first, as it happens. */
export function SentTable(): ReactNode {
  const stored = useSyncExternalStore(subscribeToSentEvents, readSentEvents, none);
  const events = parseSentEvents(stored);
  if (events.length === 0) {
    return (
      <p className={styles.empty}>
        <Translate id="privacy.nothingSent">This tab has sent nothing.</Translate>
      </p>
    );
  }
  return (
    <table className={styles.sent} data-sent-events="">
      <caption className={styles.caption}>
        <Translate id="privacy.sentCaption" values={{ count: maxSentEvents }}>
          {'The last {count} events of this tab, latest first'}
        </Translate>
      </caption>
      <thead>
        <tr>
          <th scope="col">{translate({ id: 'privacy.sent.time', message: 'Time' })}</th>
          <th scope="col">{translate({ id: 'privacy.sent.event', message: 'Event' })}</th>
          <th scope="col">{translate({ id: 'privacy.sent.says', message: 'What it says' })}</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event, index) => (
          <Row key={events.length - index} event={event} />
        ))}
      </tbody>
    </table>
  );
}
