import { useEffect, useState, type ComponentType } from 'react';
import type { EditPanelProps } from './editor/EditPanel';

/** The code of the editor, as far as it is there. */
export interface EditPanelHandle {
  readonly Panel: ComponentType<EditPanelProps> | undefined;
  /** True while it is not to be had: without a connection, or after a deployment that took it away. */
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** Loads the editor. Not by `lazy`, whose failure would be that of the whole page, and for good. */
export function useEditPanel(): EditPanelHandle {
  const [Panel, setPanel] = useState<EditPanelHandle['Panel']>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    import('./editor/EditPanel').then(
      (module) => isWanted && setPanel(() => module.default),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  const tryAgain = (): void => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return { Panel, hasFailed, tryAgain };
}
