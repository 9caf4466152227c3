import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import type { ElementReport } from './useElementFrame';

interface ReadingsProps {
  /** Name of the element in the page. */
  readonly name: string;
  readonly readable: readonly string[];
  readonly events: readonly string[];
  readonly report: ElementReport;
}

/** What expressions of the page would read of the element, and which of its events have happened. */
export function Readings({ name, readable, events, report }: ReadingsProps): ReactNode {
  if (readable.length + events.length === 0) return null;
  return (
    <dl className={styles.readings} data-pagefind-ignore="">
      {readable.map((property) => (
        <div key={property} data-reading={property}>
          <dt>
            <Translate id="studioComponent.reads">Bindings read</Translate>{' '}
            <code translate="no">{`${name}.${property}`}</code>
          </dt>
          <dd translate="no">{JSON.stringify(report.values[property]) ?? 'undefined'}</dd>
        </div>
      ))}
      {events.map((property) => (
        <div key={property} data-reading={property}>
          <dt>
            <Translate id="studioComponent.event">Event</Translate>{' '}
            <code translate="no">{property}</code>
          </dt>
          <dd>
            <Translate
              id="studioComponent.times"
              values={{ count: String(report.events[property] ?? 0) }}
            >
              {'{count} ×'}
            </Translate>
          </dd>
        </div>
      ))}
    </dl>
  );
}
