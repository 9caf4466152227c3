import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { Fragment, useContext, type ReactNode } from 'react';
import type { TypeToken } from '@site/src/remark/api-reference/typeTokens';
import { ApiType } from './ApiType';
import { CopyLink } from './CopyLink';
import { matchesFilter, NameFilter } from './NameFilter';
import styles from './styles.module.css';

interface ApiRowProps {
  /** Anchor of the row. */
  readonly id: string;
  readonly name: string;
  readonly type: readonly TypeToken[];
  readonly required?: boolean;
  /** Source of the default value. */
  readonly defaultValue?: string;
  /** Release in which it came. */
  readonly since?: string;
  readonly deprecated?: boolean;
  /** Description. */
  readonly children?: ReactNode;
}

/** A name that may break before its capitals. */
function breakableName(name: string): ReactNode {
  return name.split(/(?<=[a-z])(?=[A-Z])|(?<=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A prop, slot, member, or parameter. The address of its row highlights it. */
export function ApiRow({
  id,
  name,
  type,
  required = false,
  defaultValue,
  since,
  deprecated = false,
  children,
}: ApiRowProps): ReactNode {
  const filter = useContext(NameFilter);
  const { hash } = useLocation();
  // The server knows no hash: the mark comes with the first update in the browser.
  const isTarget = useIsBrowser() && hash === `#${id}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <tr
      id={id}
      role="row"
      className={styles.row}
      data-target={isTarget || undefined}
      hidden={!matchesFilter(name, filter)}
    >
      <th role="rowheader" scope="row">
        <span className={styles.name}>
          <Link
            className={deprecated ? styles.deprecatedName : styles.nameLink}
            to={`#${id}`}
            translate="no"
          >
            {breakableName(name)}
          </Link>
          <CopyLink id={id} name={name} />
        </span>
        {required && (
          <span className={styles.required}>
            <Translate id="apiReference.required">Required</Translate>
          </span>
        )}
        {deprecated && (
          <span className={styles.deprecated}>
            <Translate id="apiReference.deprecated">Deprecated</Translate>
          </span>
        )}
        {since && (
          <span className={styles.since}>
            {translate(
              {
                id: 'apiReference.since',
                message: 'Since {version}',
                description: 'First release that has an export or prop',
              },
              { version: since },
            )}
          </span>
        )}
      </th>
      <td role="cell" className={styles.typeCell}>
        <ApiType tokens={type} />
        {defaultValue !== undefined && (
          <span className={styles.default}>
            <Translate id="apiReference.default" description="Stands before a default value">
              Default:
            </Translate>{' '}
            <code translate="no" dir="ltr">
              {defaultValue}
            </code>
          </span>
        )}
      </td>
      <td role="cell" className={styles.description}>
        {children}
      </td>
    </tr>
  );
}
