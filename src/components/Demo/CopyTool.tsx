import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { CopyControl } from '@site/src/components/CodeBlock/CopyControl';
import { useClipboard } from '@site/src/components/useClipboard';

/** Milliseconds that the result stays on the button. */
const SHOWN = 1200;

/** Copies the file that the reader sees, all of it. */
export function CopyTool({ getText }: { readonly getText: () => string }): ReactNode {
  const [state, copy] = useClipboard(getText, SHOWN);
  const label = translate({ id: 'demo.copy', message: 'Copy the source' });
  return <CopyControl label={label} state={state} onPress={copy} action="copy" />;
}
