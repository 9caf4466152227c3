import Translate, { translate } from '@docusaurus/Translate';
import { useId, useState, type ReactNode } from 'react';
import type { RowKind } from '@site/src/api-reference/names';
import { HydrationBoundary } from '@site/src/components/HydrationBoundary';
import { matchesFilter, NameFilter } from './NameFilter';
import styles from './styles.module.css';
import { ViewToggle } from './ViewToggle';

/** Over fewer rows than this a filter is in the way, and the choice of a view has no effect to see. */
const FILTER_FROM_ROWS = 6;
const VIEWS_FROM_ROWS = 4;

interface ApiTableProps {
  /** What the table holds: "Props of Account". */
  readonly label: string;
  readonly kind: RowKind;
  /** Names of the rows, in order. */
  readonly names: readonly string[];
  /** An `ApiRow` for each name. */
  readonly children: ReactNode;
}

function Table({ label, kind, names, children }: ApiTableProps): ReactNode {
  const [filter, setFilter] = useState('');
  const statusId = useId();
  const shown = names.filter((name) => matchesFilter(name, filter)).length;
  const hasFilter = names.length >= FILTER_FROM_ROWS;
  const filterLabel = translate({
    id: 'apiReference.filter',
    message: 'Filter by name',
    description: 'Label of the field above a table of props',
  });
  return (
    <div className={styles.reference} data-api-reference={kind}>
      {names.length >= VIEWS_FROM_ROWS && (
        <div className={styles.bar}>
          {hasFilter && (
            <input
              type="search"
              className={styles.filter}
              placeholder={filterLabel}
              aria-label={filterLabel}
              aria-describedby={statusId}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setFilter(event.target.value.trim().toLowerCase())}
            />
          )}
          <span id={statusId} className={styles.count} role="status">
            {hasFilter &&
              translate(
                {
                  id: 'apiReference.count',
                  message: '{shown} of {count}',
                  description: 'How many rows of a table of props the filter leaves',
                },
                { shown: String(shown), count: String(names.length) },
              )}
          </span>
          <ViewToggle />
        </div>
      )}
      <table className={styles.table} role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <Translate id="apiReference.name">Name</Translate>
            </th>
            <th role="columnheader" scope="col">
              <Translate id="apiReference.type">Type</Translate>
            </th>
            <th role="columnheader" scope="col">
              <Translate id="apiReference.description">Description</Translate>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          <NameFilter value={filter}>{children}</NameFilter>
        </tbody>
      </table>
      {shown === 0 && (
        <p className={styles.empty}>
          <Translate
            id="apiReference.noMatch"
            description="Shown when the filter of a table leaves nothing"
          >
            No name matches.
          </Translate>
        </p>
      )}
    </div>
  );
}

/**
 * Props, slots, members, or parameters. One structure is a table or a list: the reader chooses, and
 * narrow screens always have the list. The roles keep it a table for assistive technology.
 */
export function ApiTable(props: ApiTableProps): ReactNode {
  return (
    <HydrationBoundary whenVisible>
      <Table {...props} />
    </HydrationBoundary>
  );
}
