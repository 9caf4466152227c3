import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type { Props } from '@theme/TOCCollapsible/CollapseButton';
import type { ReactNode } from 'react';

/** Says whether the list is open: the theme shows it by an arrow only. */
export default function TOCCollapsibleCollapseButton(props: Props): ReactNode {
  return <CollapseButton {...props} aria-expanded={!props.collapsed} />;
}
