import { StylingToggle } from '@site/src/components/CodeBlock/StylingToggle';
import { VariantToggle } from '@site/src/components/CodeBlock/VariantToggle';
import { useRef, type ReactNode } from 'react';
import { CopyTool } from './CopyTool';
import { Icon } from './Icon';
import { toolbarLabel, toolLabels } from './labels';
import { Menu } from './Menu';
import { Tool } from './Tool';
import styles from './toolbar.module.css';
import type { DemoActions } from './useDemoActions';
import { useRovingFocus } from './useRovingFocus';

interface ToolbarProps {
  /** Accessible name of the demo. */
  readonly title: string;
  readonly actions: DemoActions;
  readonly hasStylings: boolean;
  readonly expanded: boolean;
  readonly onExpand: () => void;
  /** Id of the element that holds the source. */
  readonly controls: string;
  /** Undefined for a demo that can't be edited. */
  readonly editing: boolean | undefined;
  readonly onEdit: () => void;
}

/** What readers can do with a demo, in one line. */
export function Toolbar({
  title,
  actions,
  hasStylings,
  expanded,
  onExpand,
  controls,
  editing,
  onEdit,
}: ToolbarProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const onKeyDown = useRovingFocus(ref);
  const labels = toolLabels();
  const { getText, items, reset, windowLink, openStackBlitz } = actions;
  return (
    <div
      ref={ref}
      className={styles.toolbar}
      role="toolbar"
      aria-label={toolbarLabel(title)}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className={styles.source}
        data-action="expand"
        aria-expanded={expanded}
        aria-controls={controls}
        disabled={editing}
        onClick={onExpand}
      >
        <Icon name="source" />
        <span>{expanded ? labels.hideSource : labels.showSource}</span>
      </button>
      <VariantToggle />
      {hasStylings && (
        <div className={styles.whereWide}>
          <StylingToggle />
        </div>
      )}
      <span className={styles.space} />
      {editing !== undefined && (
        <Tool icon="edit" label={labels.edit} action="edit" pressed={editing} onPress={onEdit} />
      )}
      <Tool
        icon="bolt"
        label={labels.stackBlitz}
        action="stackblitz"
        whereWide
        onPress={openStackBlitz}
      />
      <CopyTool getText={getText} />
      <Tool icon="reset" label={labels.reset} action="reset" onPress={reset} />
      <Tool
        icon="window"
        label={labels.fullScreen}
        action="full-screen"
        whereWide
        {...windowLink}
      />
      <Menu label={labels.more} items={items} />
    </div>
  );
}
