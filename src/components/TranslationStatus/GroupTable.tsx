import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { StatusData, StatusLanguage } from '@site/src/plugins/translation-status/statusData';
import { products } from '@site/src/products';
import { groupsOf, pagesOf } from './counts';
import { stateLabels } from './labels';
import styles from './styles.module.css';

interface GroupTableProps {
  readonly language: StatusLanguage;
  readonly status: StatusData;
}

/** Counts of pages, a row for each group of the navigation. */
export function GroupTable({ language, status }: GroupTableProps): ReactNode {
  const labels = stateLabels();
  const isUnstamped = pagesOf(status.pages, language, 'unstamped').length > 0;
  const states = (['current', 'behind', 'unstamped', 'missing'] as const).filter(
    (state) => state !== 'unstamped' || isUnstamped,
  );
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Translate
              id="translations.group"
              description="Over the names of the groups that pages are in"
            >
              Group
            </Translate>
          </th>
          {states.map((state) => (
            <th key={state} scope="col" className={styles.number}>
              {labels[state]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groupsOf(status).map(({ product, label, pages }) => (
          <tr key={`${product}/${label}`}>
            <th scope="row">
              <span className={styles.product}>{products[product].name}</span> {label}
            </th>
            {states.map((state) => (
              <td key={state} className={styles.number}>
                {pagesOf(pages, language, state).length}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
