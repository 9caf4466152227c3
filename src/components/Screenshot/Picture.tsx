import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { densities, modes, pictureFile, picturesPath, size } from './files';
import styles from './styles.module.css';

/**
 * Width of a picture in the page: that of the text column, a rem less than `--measure-wide`. So the
 * small file has two pixels for each CSS pixel, and only sharper screens take the large one.
 */
const IN_PAGE = '(min-width: 48rem) 45rem, 100vw';

/** Width of the enlarged picture: its own, or the one at which small screens let it scroll. */
const ENLARGED = '(min-width: 996px) 90rem, 60rem';

interface PictureProps {
  /** Path below `static/screenshots`, without theme, density, and extension. */
  readonly name: string;
  readonly alt: string;
  readonly isEnlarged?: boolean;
}

/** Both pictures stand in the page and CSS hides one; a hidden lazy image is never requested. */
export function Picture({ name, alt, isEnlarged = false }: PictureProps): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  return modes.map((mode) => {
    const files = densities.map((density) => ({
      url: withBaseUrl(picturesPath + pictureFile(name, mode, density)),
      width: size.width * density,
    }));
    return (
      <img
        key={mode}
        className={clsx(styles.image, styles[mode], isEnlarged && styles.full)}
        // `sizes` before `srcset`, and both before `src`: some browsers start to load at the first.
        sizes={isEnlarged ? ENLARGED : IN_PAGE}
        srcSet={files.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        src={files[0]?.url}
        alt={alt}
        width={size.width}
        height={size.height}
        loading="lazy"
        decoding="async"
      />
    );
  });
}
