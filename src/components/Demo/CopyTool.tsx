import codeStyles from '@site/src/components/CodeBlock/styles.module.css';
import { useClipboard } from '@site/src/components/useClipboard';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Icon } from './Icon';

/** Milliseconds that the result stays on the button. */
const SHOWN = 1200;

/** Copies the file that the reader sees, all of it, and says for a moment whether that worked. */
export function CopyTool({ getText }: { readonly getText: () => string }): ReactNode {
  const [state, copy] = useClipboard(getText, SHOWN);
  const label = translate({ id: 'demo.copy', message: 'Copy the source' });
  const results = {
    ready: '',
    copied: translate({ id: 'codeBlock.copied', message: 'Copied' }),
    failed: translate({
      id: 'codeBlock.copyFailed',
      message: 'Copying is blocked: select the code',
      description: 'The browser refused access to the clipboard',
    }),
  };
  const icons = { ready: 'copy', copied: 'done', failed: 'close' } as const;
  return (
    <>
      <button
        type="button"
        className={codeStyles.tool}
        data-tool="copy"
        data-action="copy"
        data-state={state}
        aria-label={label}
        title={label}
        onClick={copy}
      >
        <Icon name={icons[state]} />
        {state !== 'ready' && (
          // The name stays what pressing does; the status below tells this to those who listen.
          <span className={codeStyles.result} aria-hidden="true">
            {results[state]}
          </span>
        )}
      </button>
      <span className={codeStyles.announcement} role="status">
        {results[state]}
      </span>
    </>
  );
}
