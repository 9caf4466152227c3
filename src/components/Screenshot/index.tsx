import { translate } from '@docusaurus/Translate';
import { useRef, type ReactNode } from 'react';
import { Picture } from './Picture';
import styles from './styles.module.css';
import { useLoadForPrint } from './useLoadForPrint';

interface ScreenshotProps {
  /** Path below `static/screenshots`, without theme, density, and extension, such as `studio/first-app/grid`. */
  readonly name: string;
  /** What can be seen, for readers who do not see it. */
  readonly alt: string;
  /** What to notice. */
  readonly caption?: string;
}

/**
 * A picture of the real product in the reader's theme mode, which opens in full size. The picture is
 * the button: pointer, Enter and Space open it, and Escape, the close button, or a press beside it
 * close it again.
 */
export function Screenshot({ name, alt, caption }: ScreenshotProps): ReactNode {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const figureRef = useRef<HTMLElement>(null);
  useLoadForPrint(figureRef);
  const enlarge = translate({
    id: 'screenshot.enlarge',
    message: 'Enlarge picture',
    description: 'Tooltip of a picture that opens in full size',
  });
  return (
    <figure ref={figureRef} className={styles.figure}>
      <button
        type="button"
        className={styles.trigger}
        title={enlarge}
        aria-haspopup="dialog"
        onClick={() => dialogRef.current?.showModal()}
      >
        <Picture name={name} alt={alt} />
      </button>
      <dialog
        ref={dialogRef}
        className={styles.dialog}
        aria-label={caption ?? alt}
        onClick={(event) => {
          // The dialog itself is only hit outside of what is in it.
          if (event.target === event.currentTarget) {
            event.currentTarget.close();
          }
        }}
      >
        <form method="dialog" className={styles.closeForm}>
          <button type="submit" className={styles.close}>
            {translate({ id: 'screenshot.close', message: 'Close' })}
          </button>
        </form>
        <div className={styles.scroller} tabIndex={0} role="group" aria-label={alt}>
          <Picture name={name} alt="" isEnlarged />
        </div>
      </dialog>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
