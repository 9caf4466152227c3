import AdmonitionLayout from '@theme-original/Admonition/Layout';
import type { Props } from '@theme/Admonition/Layout';
import type { ReactNode } from 'react';

/** The icon says what the title says: a screen reader passes over it. */
export default function AdmonitionLayoutWithQuietIcon(props: Props): ReactNode {
  const icon = props.icon && <span aria-hidden="true">{props.icon}</span>;
  return <AdmonitionLayout {...props} icon={icon} />;
}
