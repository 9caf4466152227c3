import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useId, useRef, useState, type ReactNode } from 'react';
import { HydrationBoundary } from '@site/src/components/HydrationBoundary';
import { useCodeStyling } from '@site/src/preferences/useCodeStyling';
import { useCodeVariant } from '@site/src/preferences/useCodeVariant';
import { anchorsOf } from './anchors';
import { CopyButton } from './CopyButton';
import { FileLabels } from './FileLabels';
import { FoldButton } from './FoldButton';
import { Sources } from './Sources';
import styles from './styles.module.css';
import { StylingToggle } from './StylingToggle';
import type { CodeBlockProps } from './types';
import { useLinkedBlock } from './useLinkedBlock';
import { VariantToggle } from './VariantToggle';
import { WrapButton } from './WrapButton';

/** Blocks with more lines than this are folded. */
const FOLD_FROM_LINES = 40;

/** Blocks with at most this many lines are printed on one page of paper. */
const SHORT_LINES = 20;

/** Milliseconds that "Copied" stays: with a bar above the code, and without one, in running text. */
const COPIED_WITH_BAR = 1200;
const COPIED_INLINE = 2000;

function Block({
  sources,
  name,
  lineCount,
  showLineNumbers = false,
  wrap = false,
  expanded = false,
}: CodeBlockProps): ReactNode {
  const blockRef = useRef<HTMLDivElement>(null);
  // React gives equal ids to some blocks of long pages: what they are tells these apart.
  const sourcesId = useId() + (name ?? lineCount);
  const [wraps, setWraps] = useState(wrap);
  const [unfolded, setUnfolded] = useState(expanded);
  const [file, setFile] = useState(0);
  const anchors = name === undefined ? [] : anchorsOf(name, sources);
  const { collectAnchor } = useBrokenLinks();
  anchors.forEach(collectAnchor);
  const [, setCodeVariant] = useCodeVariant();
  const [, setCodeStyling] = useCodeStyling();
  useLinkedBlock(name, ({ variant, styling }) => {
    setUnfolded(true);
    if (variant) {
      setCodeVariant(variant);
    }
    if (styling) {
      setCodeStyling(styling);
    }
  });

  const hasVariants = sources.some(({ variant }) => variant);
  const hasStylings = sources.some(({ styling }) => styling);
  const hasBar = hasVariants || hasStylings || sources.some(({ label }) => label);
  const isFoldable = lineCount > FOLD_FROM_LINES && !expanded;
  const isControlled = isFoldable || sources.some(({ file: ownFile }) => ownFile > 0);
  const tools = (
    <>
      <WrapButton pressed={wraps} onPress={() => setWraps((value) => !value)} />
      <CopyButton blockRef={blockRef} duration={hasBar ? COPIED_WITH_BAR : COPIED_INLINE} />
    </>
  );
  return (
    <div
      ref={blockRef}
      className={clsx(
        'theme-code-block',
        styles.block,
        wraps && styles.wraps,
        showLineNumbers && styles.numbered,
        isFoldable && !unfolded && styles.folded,
        lineCount <= SHORT_LINES && styles.short,
      )}
      data-code-block={name ?? ''}
      role="group"
      aria-label={
        sources[0]?.label ??
        translate({ id: 'codeBlock.label', message: 'Code', description: 'Names a block of code' })
      }
    >
      {anchors.map((id) => (
        <span key={id} id={id} className={styles.anchor} />
      ))}
      {hasBar ? (
        <div className={styles.bar}>
          <FileLabels sources={sources} file={file} onFile={setFile} controls={sourcesId} />
          <div className={styles.tools}>
            {hasStylings && <StylingToggle />}
            {hasVariants && <VariantToggle />}
            {tools}
          </div>
        </div>
      ) : (
        <div className={styles.floatingTools}>{tools}</div>
      )}
      <div id={isControlled ? sourcesId : undefined} className={styles.sources}>
        <Sources sources={sources} file={file} />
      </div>
      {isFoldable && (
        <FoldButton
          unfolded={unfolded}
          lineCount={lineCount}
          controls={sourcesId}
          blockRef={blockRef}
          onPress={() => setUnfolded((value) => !value)}
        />
      )}
    </div>
  );
}

/**
 * A block of code. Every variant and styling is in the page, and attributes of the document element
 * choose which is seen, so that the choice holds before scripts run.
 */
export function CodeBlock(props: CodeBlockProps): ReactNode {
  return (
    <HydrationBoundary whenVisible>
      <Block {...props} />
    </HydrationBoundary>
  );
}
