import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Size of every picture, in CSS pixels: the scripts that take them use the same viewport. */
const WIDTH = 1440;
const HEIGHT = 900;

interface ScreenshotProps {
  /** Path below `static/screenshots`, without theme and extension, for example `studio/first-app/grid`. */
  readonly name: string;
  /** What can be seen, for readers who do not see it. */
  readonly alt: string;
  /** What to notice. */
  readonly caption?: string;
}

/**
 * A picture of the real product in the reader's theme mode. Both pictures stand in the page and CSS
 * hides one; a hidden lazy image is never requested.
 */
export function Screenshot({ name, alt, caption }: ScreenshotProps): ReactNode {
  const base = useBaseUrl(`/screenshots/${name}`);
  return (
    <figure className={styles.figure}>
      {(['light', 'dark'] as const).map((mode) => (
        <img
          key={mode}
          className={clsx(styles.image, styles[mode])}
          src={`${base}.${mode}.webp`}
          alt={alt}
          width={WIDTH}
          height={HEIGHT}
          loading="lazy"
          decoding="async"
        />
      ))}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
