import Translate from '@docusaurus/Translate';
import type { ReactNode, RefObject } from 'react';
import styles from './styles.module.css';

interface FoldButtonProps {
  readonly unfolded: boolean;
  readonly lineCount: number;
  readonly controls: string;
  readonly blockRef: RefObject<HTMLElement | null>;
  readonly onPress: () => void;
}

/** Shows the rest of a long block. Without scripts nothing is folded, and the button is hidden. */
export function FoldButton({
  unfolded,
  lineCount,
  controls,
  blockRef,
  onPress,
}: FoldButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={unfolded}
      aria-controls={controls}
      onClick={() => {
        onPress();
        if (unfolded) {
          // The button moves up by the height of what is folded; the reader goes with the block.
          blockRef.current?.scrollIntoView({ block: 'nearest' });
        }
      }}
    >
      {unfolded ? (
        <Translate id="codeBlock.fold" description="Button below a long block of code">
          Show less
        </Translate>
      ) : (
        <Translate
          id="codeBlock.unfold"
          description="Button below a folded block of code"
          values={{ count: lineCount }}
        >
          {'Show all {count} lines'}
        </Translate>
      )}
    </button>
  );
}
