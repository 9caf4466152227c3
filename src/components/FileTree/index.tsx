import type { ReactNode } from 'react';
import type { TreeEntry } from '@site/src/remark/file-tree/parseTree';
import styles from './styles.module.css';

function Entries({ entries }: { readonly entries: readonly TreeEntry[] }): ReactNode {
  return (
    <ul className={styles.list}>
      {entries.map(({ name, isFolder, comment, children }) => (
        <li key={name} className={isFolder ? styles.folder : styles.file}>
          <span className={styles.name}>
            {name}
            {isFolder && '/'}
          </span>
          {comment && <span className={styles.comment}>{comment}</span>}
          {children.length > 0 && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  );
}

/**
 * Files and folders of a project. Pages write it as a fence with the language `tree`; like other code, it
 * reads from left to right everywhere.
 */
export function FileTree({ entries }: { readonly entries: readonly TreeEntry[] }): ReactNode {
  return (
    <div className={styles.tree} data-file-tree="" translate="no" dir="ltr">
      <Entries entries={entries} />
    </div>
  );
}
