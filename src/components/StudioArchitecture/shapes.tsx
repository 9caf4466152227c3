import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Height of a line of text, in units of the drawing. */
const LINE = 17;

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly lines?: readonly string[];
  /** Stands inside another box. */
  readonly isInner?: boolean;
}

/** A part of the system: a frame with its name, and what is in it. */
export function Box({ x, y, width, height, title, lines = [], isInner }: BoxProps): ReactNode {
  return (
    <g>
      <rect
        className={clsx(styles.box, isInner && styles.inner)}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={8}
      />
      <text className={styles.title} x={x + 12} y={y + 22}>
        {title}
      </text>
      {lines.map((line, index) => (
        <text key={line} className={styles.detail} x={x + 12} y={y + 22 + LINE * (index + 1)}>
          {line}
        </text>
      ))}
    </g>
  );
}

interface ArrowProps {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  /** What goes along, a line each. */
  readonly lines: readonly string[];
  /** Goes both ways, as a question and its answer. */
  readonly isTwoWay?: boolean;
}

const HEAD = 6;

/** A vertical arrow, with its words on the right. */
export function Arrow({ x, from, to, lines, isTwoWay }: ArrowProps): ReactNode {
  const down = Math.sign(to - from);
  const tip = (y: number, direction: number) =>
    `M ${x - HEAD} ${y - direction * HEAD} L ${x} ${y} L ${x + HEAD} ${y - direction * HEAD}`;
  const middle = (from + to) / 2 + 5 - ((lines.length - 1) * LINE) / 2;
  return (
    <g>
      <path
        className={styles.arrow}
        d={`M ${x} ${from} V ${to} ${tip(to, down)} ${isTwoWay ? tip(from, -down) : ''}`}
      />
      {lines.map((line, index) => (
        <text key={line} className={styles.detail} x={x + 12} y={middle + LINE * index}>
          {line}
        </text>
      ))}
    </g>
  );
}
