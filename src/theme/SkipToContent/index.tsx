import { translate } from '@docusaurus/Translate';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import type { MouseEvent, ReactNode } from 'react';
import { focusElement } from '@site/src/route-changes/focusElement';
import { contentStart } from '@site/src/route-changes/targets';
import styles from './styles.module.css';

function skip(event: MouseEvent): void {
  const start = contentStart();
  if (!start) return;
  event.preventDefault();
  start.scrollIntoView();
  focusElement(start);
}

// Change: leads to the heading of the page, and leaves the focus of changed routes to src/route-changes.
export default function SkipToContent(): ReactNode {
  const label = translate({
    id: 'theme.common.skipToMainContent',
    message: 'Skip to main content',
    description:
      'The skip to content label used for accessibility, allowing to rapidly navigate to main content with keyboard tab/enter navigation',
  });
  return (
    <div role="region" aria-label={label}>
      {/* The address is for readers without scripts. */}
      <a className={styles.link} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        {label}
      </a>
    </div>
  );
}
