import { translate } from '@docusaurus/Translate';
import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { TextFile } from '@site/src/demo-projects/types';
import { createEditor, markLine } from './createEditor';
import styles from './editor.module.css';

interface CodeEditorProps {
  /** The file to begin with; later changes come from the reader alone. */
  readonly file: TextFile;
  /** Line to mark, counted from 1. */
  readonly problemLine: number | undefined;
  readonly onEdit: (text: string) => void;
}

/** An editor for one file. */
export function CodeEditor({ file, problemLine, onEdit }: CodeEditorProps): ReactNode {
  const parentRef = useRef<HTMLDivElement>(null);
  const viewRef = useRef<EditorView>(undefined);
  const handleEdit = useEffectEvent(onEdit);
  const start = useEffectEvent((parent: HTMLElement) =>
    createEditor({
      parent,
      file,
      label: translate({ id: 'demo.code', message: 'Code of {file}' }, { file: file.path }),
      onEdit: (text) => handleEdit(text),
    }),
  );

  useEffect(() => {
    if (!parentRef.current) return undefined;
    const view = start(parentRef.current);
    viewRef.current = view;
    return () => view.destroy();
  }, []);

  useEffect(() => {
    if (viewRef.current) markLine(viewRef.current, problemLine);
  }, [problemLine]);

  return <div ref={parentRef} className={styles.editor} />;
}
