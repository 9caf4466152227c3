import { translate } from '@docusaurus/Translate';
import { useEffect, useState, type ReactNode } from 'react';
import type { ParsedValue } from '@site/src/studio-elements/parseValue';
import styles from './fields.module.css';
import type { FieldProps } from './fieldProps';

interface DataFieldProps extends FieldProps<'data'> {
  /** Value before the reader changes it, as a page's file writes it. */
  readonly text: string;
}

const MOST_ROWS = 14;

function messageOf(parsed: ParsedValue, shape: 'array' | 'object'): string {
  switch (parsed.kind) {
    case 'syntax':
      return translate(
        {
          id: 'studioComponent.syntax',
          message: 'Line {line}, column {column}: this is no YAML.',
        },
        { line: parsed.line, column: parsed.column },
      );
    case 'shape':
      return shape === 'array'
        ? translate({ id: 'studioComponent.noList', message: 'This property takes a list.' })
        : translate({ id: 'studioComponent.noObject', message: 'This property takes an object.' });
    default:
      return '';
  }
}

/** Field for a list or an object, written as in the page's file. */
export function DataField({ control, id, text, onChange }: DataFieldProps): ReactNode {
  const { shape } = control;
  const [typed, setTyped] = useState(text);
  const [problem, setProblem] = useState('');
  useEffect(() => setTyped(text), [text]);

  const change = (next: string): void => {
    setTyped(next);
    void import('./yaml').then(({ parseValue }) => {
      const parsed = parseValue(next, shape);
      setProblem(messageOf(parsed, shape));
      if (parsed.kind === 'value') onChange(parsed.value, next);
    });
  };
  const problemId = `${id}-problem`;
  return (
    <>
      <textarea
        id={id}
        className={styles.data}
        value={typed}
        data-unsaved={typed !== text || undefined}
        rows={Math.min(MOST_ROWS, Math.max(2, text.trimEnd().split('\n').length))}
        spellCheck={false}
        autoCapitalize="off"
        translate="no"
        aria-invalid={problem !== ''}
        aria-describedby={problemId}
        onChange={(event) => change(event.target.value)}
      />
      <p id={problemId} className={styles.problem} role="status">
        {problem}
      </p>
    </>
  );
}
