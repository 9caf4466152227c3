import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useReferenceView } from '@site/src/preferences/useReferenceView';
import styles from './styles.module.css';

/** Chooses between table and list, for all tables of the site. */
export function ViewToggle(): ReactNode {
  const [view, setView] = useReferenceView();
  const isList = view === 'list';
  const label = translate({
    id: 'apiReference.listView',
    message: 'Show as a list',
    description: 'Button that shows a table of props as a list',
  });
  return (
    <button
      type="button"
      className={styles.viewToggle}
      aria-pressed={isList}
      aria-label={label}
      title={label}
      onClick={() => setView(isList ? 'table' : 'list')}
    >
      <svg
        width="18"
        height="18"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M4 6h16M4 10h10M4 15h16M4 19h10" />
      </svg>
    </button>
  );
}
