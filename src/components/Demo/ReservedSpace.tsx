import type { ReactNode } from 'react';
import styles from './viewport.module.css';

interface ReservedSpaceProps {
  /** In CSS pixels. */
  readonly height: number;
  /** Width at which the space is that high; narrower, it keeps this ratio. In CSS pixels. */
  readonly width?: number;
}

/**
 * Empty space of a size that only the page knows. By the attributes of an image, and not by a
 * `style`: the site's policy lets no style of the built HTML through that is not listed.
 */
export function ReservedSpace({ height, width }: ReservedSpaceProps): ReactNode {
  return (
    <svg
      className={styles.space}
      width={width ?? 1}
      height={height}
      viewBox={width === undefined ? undefined : `0 0 ${width} ${height}`}
      aria-hidden="true"
    />
  );
}
