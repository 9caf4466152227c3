import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

interface PanelProps {
  readonly title: string;
  /** The same in sentences, for readers who do not see the drawing. */
  readonly description: string;
  readonly children: ReactNode;
}

/** Size of the drawing: text keeps its size on a screen of 390 pixels. */
const WIDTH = 340;
const HEIGHT = 470;

export function Panel({ title, description, children }: PanelProps): ReactNode {
  const id = useId();
  return (
    <svg
      className={styles.panel}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      <text className={styles.heading} x={1} y={18} aria-hidden="true">
        {title}
      </text>
      <g aria-hidden="true">{children}</g>
    </svg>
  );
}
