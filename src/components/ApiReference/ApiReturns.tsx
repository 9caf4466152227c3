import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { TypeToken } from '@site/src/remark/api-reference/typeTokens';
import { ApiType } from './ApiType';
import styles from './styles.module.css';

interface ApiReturnsProps {
  /** True for a definition, which is of a type and returns nothing. */
  readonly isDefinition?: boolean;
  readonly type: readonly TypeToken[];
  /** What the result is. */
  readonly children?: ReactNode;
}

/** The type of what a function returns, or of a definition. */
export function ApiReturns({ type, isDefinition = false, children }: ApiReturnsProps): ReactNode {
  return (
    <div className={styles.returns}>
      <div>
        <span className={styles.returnsLabel}>
          {isDefinition ? (
            <Translate id="apiReference.type">Type</Translate>
          ) : (
            <Translate id="apiReference.returns" description="Stands before the type of a result">
              Returns
            </Translate>
          )}
        </span>{' '}
        <ApiType tokens={type} />
      </div>
      {children}
    </div>
  );
}
