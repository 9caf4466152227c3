import Translate, { translate } from '@docusaurus/Translate';
import { useId, useSyncExternalStore, type ReactNode } from 'react';
import { isTurnedOff, setTurnedOff, subscribeToChoice } from '@site/src/analytics/choice';
import { getDelivery, subscribeToDelivery, type Delivery } from '@site/src/analytics/delivery';
import type { AnalyticsStatus } from '@site/src/analytics/status';
import { useAnalyticsStatus } from '@site/src/analytics/useAnalyticsStatus';
import styles from './styles.module.css';

const notAsked = (): Delivery => 'not-asked';
const notTurnedOff = (): boolean => false;

function statusTexts(): Record<AnalyticsStatus, string> {
  return {
    on: translate({ id: 'privacy.on', message: 'This page measures.' }),
    'not-configured': translate({
      id: 'privacy.notConfigured',
      message: 'Off: this site has no measuring service.',
    }),
    'other-host': translate({
      id: 'privacy.otherHost',
      message: 'Off: this is a copy of the site, not the documentation itself.',
    }),
    'global-privacy-control': translate({
      id: 'privacy.gpc',
      message: 'Off: your browser sends Global Privacy Control.',
    }),
    'do-not-track': translate({
      id: 'privacy.dnt',
      message: 'Off: your browser sends Do Not Track.',
    }),
    'turned-off': translate({ id: 'privacy.turnedOff', message: 'Off: you turned it off.' }),
  };
}

/** Says whether the page measures, or why not, and lets the reader decide. */
export function StatusSwitch(): ReactNode {
  const status = useAnalyticsStatus();
  const delivery = useSyncExternalStore(subscribeToDelivery, getDelivery, notAsked);
  const isOff = useSyncExternalStore(subscribeToChoice, isTurnedOff, notTurnedOff);
  const statusId = useId();
  return (
    <>
      <label className={styles.row}>
        <input
          type="checkbox"
          role="switch"
          className={styles.switch}
          aria-describedby={statusId}
          checked={!isOff}
          onChange={(event) => setTurnedOff(!event.target.checked)}
        />
        <Translate id="privacy.switch" description="Switch that lets the site measure, or not">
          Let this site measure how it is used
        </Translate>
      </label>
      <p id={statusId} className={styles.status} role="status">
        {status && statusTexts()[status]}
        {status === 'on' && delivery === 'failed' && (
          <>
            {' '}
            <Translate id="privacy.undelivered">
              The script that sends is blocked, so nothing leaves your browser.
            </Translate>
          </>
        )}
      </p>
    </>
  );
}
