import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Translate from '@docusaurus/Translate';
import { anchorsOf } from '@site/src/components/CodeBlock/anchors';
import codeStyles from '@site/src/components/CodeBlock/styles.module.css';
import { useLinkedBlock } from '@site/src/components/CodeBlock/useLinkedBlock';
import { HydrationBoundary } from '@site/src/components/HydrationBoundary';
import { useCodeStyling } from '@site/src/preferences/useCodeStyling';
import { useCodeVariant } from '@site/src/preferences/useCodeVariant';
import clsx from 'clsx';
import { useId, useRef, useState, type ReactNode } from 'react';
import { clearDemoStorage } from './clearDemoStorage';
import { Editing } from './Editing';
import { demoUrl, useDemosBase } from './frameUrl';
import { Source } from './Source';
import styles from './styles.module.css';
import { Toolbar } from './Toolbar';
import type { DemoProps } from './types';
import { useCopyLink } from './useCopyLink';
import { useDemoActions } from './useDemoActions';
import { useFrame } from './useFrame';
import { useNearViewport } from './useNearViewport';
import { Viewport } from './Viewport';

function DemoBlock(demo: DemoProps): ReactNode {
  const { name, address, anchor, sources, previews, height, width, title, description } = demo;
  const { editable = true, toolbar = true } = demo;
  const demoRef = useRef<HTMLDivElement>(null);
  const sourceId = useId();
  const [expanded, setExpanded] = useState(false);
  const [editing, setEditing] = useState(false);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [file, setFile] = useState(0);
  const [resets, setResets] = useState(0);
  const [chosenStyling, setCodeStyling] = useCodeStyling();
  const [, setCodeVariant] = useCodeVariant();
  const anchors = anchor === undefined ? [] : anchorsOf(anchor, sources);
  const { collectAnchor } = useBrokenLinks();
  anchors.forEach(collectAnchor);
  useLinkedBlock(anchor, ({ variant, styling }) => {
    if (variant) {
      setExpanded(true);
      setCodeVariant(variant);
    }
    if (styling) setCodeStyling(styling);
  });

  const hasStylings = sources.some(({ styling }) => styling);
  const styling = hasStylings ? chosenStyling : 'system';
  const url = demoUrl(useDemosBase(), address, styling);
  const isNear = useNearViewport(demoRef);
  const load = `${styling}/${resets}`;
  const frame = useFrame(isNear && !editing ? load : undefined);
  const [linkResult, copyLink] = useCopyLink();
  const reset = (): void => {
    clearDemoStorage(name);
    setResets((count) => count + 1);
  };
  const actions = useDemoActions(demo, {
    styling,
    hasStylings,
    file,
    url,
    reset,
    focusStart: frame.focusStart,
    copyLink,
  });

  return (
    <div
      ref={demoRef}
      className={styles.demo}
      data-demo={name}
      data-editing={editing || undefined}
      data-unsaved={editing || undefined}
    >
      <div
        className={clsx('theme-code-block', codeStyles.block, !toolbar && styles.plain)}
        data-code-block={anchor ?? ''}
        role="group"
        aria-label={title}
      >
        {anchors.map((id) => (
          <span key={id} id={id} className={codeStyles.anchor} />
        ))}
        <p className={styles.noScript} data-pagefind-ignore="">
          <Translate id="demo.noScript">
            This demo runs in the browser and needs JavaScript. Its source stands below.
          </Translate>
        </p>
        {editing ? (
          <Editing demo={demo} styling={styling} resets={resets} slot={slot} />
        ) : (
          <Viewport
            src={isNear ? url : undefined}
            load={load}
            frameRef={frame.frameRef}
            state={frame.state}
            title={title}
            description={description}
            height={height}
            width={width}
            onReset={reset}
          />
        )}
        {toolbar && (
          <Toolbar
            title={title}
            actions={actions}
            hasStylings={hasStylings}
            expanded={expanded}
            onExpand={() => setExpanded((value) => !value)}
            controls={sourceId}
            editing={editable ? editing : undefined}
            onEdit={() => setEditing((value) => !value)}
          />
        )}
        {editing && <div ref={setSlot} />}
        {!editing && toolbar && (
          <Source
            id={sourceId}
            sources={sources}
            previews={previews}
            expanded={expanded}
            file={file}
            onFile={setFile}
          />
        )}
        <span className={styles.announcement} role="status">
          {linkResult}
        </span>
      </div>
    </div>
  );
}

/**
 * A demo that runs in a frame of its own, with its source. The page holds none of the demo's code:
 * the frame is loaded when it comes near the window of a reader who is there, the editor when they ask
 * for it.
 */
export function Demo(demo: DemoProps): ReactNode {
  return (
    <HydrationBoundary whenVisible>
      <DemoBlock {...demo} />
    </HydrationBoundary>
  );
}
