import { useRef, type ReactNode } from 'react';
import { demoUrl, useDemosBase } from '@site/src/components/Demo/frameUrl';
import { useFrame } from '@site/src/components/Demo/useFrame';
import { useNearViewport } from '@site/src/components/Demo/useNearViewport';
import styles from './styles.module.css';

interface DemoFrameProps {
  /** Address of the demo's own page, below `/demos/`, for example `core-dashboard`. */
  readonly demo: string;
  /** Names the frame for readers who do not see it. */
  readonly title: string;
}

/**
 * A demo that takes a whole window, as an exhibit without source and tools. It is loaded when it
 * comes near the window, and shown when it is there.
 */
export function DemoFrame({ demo, title }: DemoFrameProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const url = demoUrl(useDemosBase(), demo);
  const isNear = useNearViewport(ref);
  const { frameRef, state } = useFrame(isNear ? url : undefined);
  return (
    <div ref={ref} className={styles.viewport} data-frame={state.kind}>
      {isNear && <iframe ref={frameRef} className={styles.frame} src={url} title={title} />}
    </div>
  );
}
