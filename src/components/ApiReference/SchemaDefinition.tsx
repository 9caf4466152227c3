import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useLocation } from '@docusaurus/router';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './styles.module.css';

interface SchemaDefinitionProps {
  /** Anchor of the definition. */
  readonly id: string;
  readonly name: string;
  /** Description and members. */
  readonly children: ReactNode;
}

/** A nested definition of the file schema: folded until it is wanted, or linked to. */
export function SchemaDefinition({ id, name, children }: SchemaDefinitionProps): ReactNode {
  const ref = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  useBrokenLinks().collectAnchor(id);
  useEffect(() => {
    const target = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    if (ref.current && target && ref.current.contains(target)) {
      ref.current.open = true;
      target.scrollIntoView();
    }
  }, [hash]);
  return (
    <details ref={ref} id={id} className={styles.definition}>
      <summary>
        <code translate="no">{name}</code>
      </summary>
      <div className={styles.definitionBody}>{children}</div>
    </details>
  );
}
