import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/DocSidebarItem/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

// Change: the "New" chip of entries with newFeature. External links don't occur in the navigation spec.
export default function DocSidebarItemLink({
  item,
  onItemClick,
  activePath,
  level,
  index: _index,
  ...props
}: Props): ReactNode {
  const { href, label, className, autoAddBaseUrl, customProps } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <Link
        className={clsx('menu__link', styles.link, isActive && 'menu__link--active')}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        onClick={onItemClick && (() => onItemClick(item))}
        {...props}
      >
        <span>{label}</span>
        {customProps?.newFeature === true && (
          <span className={styles.chip}>
            <Translate
              id="navigation.newFeature"
              description="Chip behind a new page in the sidebar"
            >
              New
            </Translate>
          </span>
        )}
      </Link>
    </li>
  );
}
