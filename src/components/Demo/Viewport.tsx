import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useId, type CSSProperties, type ReactNode } from 'react';
import { FrameButton, FrameError } from './FrameError';
import { ReservedSpace } from './ReservedSpace';
import type { FrameHandle } from './useFrame';
import styles from './viewport.module.css';

interface ViewportProps extends Pick<FrameHandle, 'frameRef' | 'state'> {
  /** Address of the demo; undefined while it need not be loaded. */
  readonly src: string | undefined;
  /** Changes when the demo is to be loaded anew. */
  readonly load: string;
  readonly title: string;
  readonly description?: string;
  /** Height of the frame, in CSS pixels. */
  readonly height: number;
  /** Width of the window that the demo sees at least, in CSS pixels. */
  readonly width?: number;
  readonly onReset: () => void;
}

/** The frame with the demo, in the space that is reserved for it from the start. */
export function Viewport({
  src,
  load,
  frameRef,
  state,
  title,
  description,
  height,
  width,
  onReset,
}: ViewportProps): ReactNode {
  const descriptionId = useId();
  const size = { '--demo-height': `${height}px`, '--demo-width': width && `${width}px` };
  const reset = (
    <FrameButton onPress={onReset}>
      <Translate id="demo.reset">Reset demo</Translate>
    </FrameButton>
  );
  return (
    <div className={clsx(styles.viewport, width && styles.scaled)} data-frame={state.kind}>
      <ReservedSpace height={height} width={width} />
      {description && (
        <p id={descriptionId} hidden>
          {description}
        </p>
      )}
      {src && (
        <iframe
          key={load}
          ref={frameRef}
          className={styles.frame}
          style={size as CSSProperties}
          src={src}
          title={title}
          aria-describedby={description && descriptionId}
        />
      )}
      {state.kind === 'loading' && (
        <div className={styles.skeleton} data-waiting={!src || undefined} aria-hidden="true" />
      )}
      {state.kind === 'error' && (
        <FrameError message={state.message} stack={state.stack} buttons={reset}>
          <Translate id="demo.failed">This demo has stopped</Translate>
        </FrameError>
      )}
      {state.kind === 'silent' && (
        <FrameError
          message={translate({
            id: 'demo.silent.hint',
            message:
              'The connection may be slow or gone. The source below can be read all the same.',
          })}
          buttons={reset}
        >
          <Translate id="demo.silent">This demo did not load</Translate>
        </FrameError>
      )}
    </div>
  );
}
