import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { TextFile } from '@site/src/demo-projects/types';
import type { CodeStyling } from '@site/src/preferences/types';
import viewportStyles from '../viewport.module.css';
import { CodeEditor } from './CodeEditor';
import { FileTabs } from './FileTabs';
import { ProblemMessage } from './ProblemMessage';
import styles from './editor.module.css';
import { usePlayground } from './usePlayground';

export interface EditPanelProps {
  /** Files as the demo has them; the demo's own module first. */
  readonly files: readonly TextFile[];
  readonly styling: CodeStyling;
  readonly title: string;
  /** Element below the toolbar that takes the editor. */
  readonly slot: HTMLElement;
  /** Height of the result, in CSS pixels. */
  readonly height: number;
}

/** Editor and result of an edited demo. What is wrong with the code is said between them. */
export default function EditPanel({
  files,
  styling,
  title,
  height,
  slot,
}: EditPanelProps): ReactNode {
  const [edited, setEdited] = useState(files);
  const [current, setCurrent] = useState(0);
  const { frameKey, frameProps, problem, isShown } = usePlayground(edited, styling);
  const file = edited[current];

  useEffect(() => {
    slot.querySelector<HTMLElement>('.cm-content')?.focus({ preventScroll: true });
  }, [slot]);

  const edit = (text: string): void =>
    setEdited((list) => list.map((item, index) => (index === current ? { ...item, text } : item)));

  return (
    <>
      <div
        className={viewportStyles.viewport}
        data-frame={isShown ? 'ready' : 'loading'}
        style={{ blockSize: height }}
      >
        <iframe
          key={frameKey}
          {...frameProps}
          className={viewportStyles.frame}
          title={translate({ id: 'demo.result', message: '{title}, as edited' }, { title })}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
        />
        {!isShown && <div className={viewportStyles.skeleton} aria-hidden="true" />}
      </div>
      {createPortal(
        <>
          <ProblemMessage problem={problem} />
          {styling === 'tailwind' && (
            <p className={styles.note}>
              <Translate id="demo.tailwindNote">
                Only the Tailwind CSS classes that the demos use have styles here. In a sandbox, all
                of them do.
              </Translate>
            </p>
          )}
          <FileTabs files={edited} current={current} onChoose={setCurrent} />
          {file && (
            <CodeEditor
              key={file.path}
              file={file}
              problemLine={problem?.file === file.path ? problem.line : undefined}
              onEdit={edit}
            />
          )}
        </>,
        slot,
      )}
    </>
  );
}
