import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Size of every picture, in CSS pixels: the scripts that take them use the same viewport. */
const WIDTH = 1440;
const HEIGHT = 900;

interface PictureProps {
  /** Path below `static/screenshots`, without theme and extension. */
  readonly name: string;
  readonly alt: string;
  readonly className?: string;
}

/** Both pictures stand in the page and CSS hides one; a hidden lazy image is never requested. */
export function Picture({ name, alt, className }: PictureProps): ReactNode {
  const base = useBaseUrl(`/screenshots/${name}`);
  return (['light', 'dark'] as const).map((mode) => (
    <img
      key={mode}
      className={clsx(styles.image, styles[mode], className)}
      src={`${base}.${mode}.webp`}
      alt={alt}
      width={WIDTH}
      height={HEIGHT}
      loading="lazy"
      decoding="async"
    />
  ));
}
