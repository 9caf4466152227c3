import Link from '@docusaurus/Link';
import { Fragment, type ReactNode } from 'react';
import type { TypeToken } from '@site/src/remark/api-reference/typeTokens';
import styles from './styles.module.css';

/** Text that may break behind the operators of a type. */
function breakable(text: string): ReactNode {
  return text.split(/(?<=[|&,(<]\s?)/).map((part, index) => (
    <Fragment key={index}>
      {part}
      {/[|&,(<]\s?$/.test(part) && <wbr />}
    </Fragment>
  ));
}

/** A type in colours, with links to the entries of the types in it. */
export function ApiType({ tokens }: { readonly tokens: readonly TypeToken[] }): ReactNode {
  return (
    <code className={styles.type} translate="no" dir="ltr">
      {tokens.map(([text, className, to], index) =>
        to ? (
          <Link key={index} className={styles.typeLink} to={to}>
            {text}
          </Link>
        ) : (
          <span key={index} className={className || undefined}>
            {breakable(text)}
          </span>
        ),
      )}
    </code>
  );
}
