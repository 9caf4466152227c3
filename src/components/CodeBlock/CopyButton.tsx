import { translate } from '@docusaurus/Translate';
import type { ReactNode, RefObject } from 'react';
import { CopyControl } from './CopyControl';
import { useCopy } from './useCopy';

interface CopyButtonProps {
  readonly blockRef: RefObject<HTMLElement | null>;
  /** Milliseconds that the result stays on the button. */
  readonly duration: number;
}

/** Copies what the block shows. */
export function CopyButton({ blockRef, duration }: CopyButtonProps): ReactNode {
  const [state, copy] = useCopy(blockRef, duration);
  const label = translate({ id: 'codeBlock.copy', message: 'Copy' });
  return <CopyControl label={label} state={state} onPress={copy} />;
}
