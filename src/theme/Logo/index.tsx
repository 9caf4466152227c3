import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/Logo';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

// Change: the mark is drawn in the page, in the current colours, so that it needs no request and no second file.
export default function Logo({
  imageClassName: _image,
  titleClassName,
  ...props
}: Props): ReactNode {
  const { navbar } = useThemeConfig();
  return (
    <Link to={useBaseUrl('/')} {...props}>
      <svg
        width="26"
        height="26"
        viewBox="0 0 32 32"
        aria-hidden="true"
        focusable="false"
        className={styles.mark}
      >
        <path className={styles.frame} d="M4 11a5 5 0 0 1 5-5h4v20H9a5 5 0 0 1-5-5Z" />
        <rect className={styles.core} x="15.5" y="6" width="12.5" height="9" rx="3" />
        <rect className={styles.studio} x="15.5" y="17" width="12.5" height="9" rx="3" />
      </svg>
      <b className={titleClassName}>{navbar.title}</b>
    </Link>
  );
}
