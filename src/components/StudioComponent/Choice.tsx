import type { ReactNode } from 'react';
import type { Control } from '@site/src/studio-elements/types';
import styles from './fields.module.css';
import type { FieldProps } from './fieldProps';

/** As many values stand beside each other; more open in a list. */
const MOST_IN_A_ROW = 3;

/** Text of longer values would not fit beside others, in characters of all of them. */
const LONGEST_ROW = 24;

/** True for a choice whose values stand beside each other. */
export function isRow({ kind, ...control }: Control): boolean {
  const { values } = control as Partial<Extract<Control, { kind: 'choice' }>>;
  if (kind !== 'choice' || !values) return false;
  const length = values.reduce((sum, { value, label = value }) => sum + label.length, 0);
  return values.length <= MOST_IN_A_ROW && length <= LONGEST_ROW;
}

/** Field for one of a few values, which stand beside each other. The id is that of its name. */
export function ChoiceRow({ control, id, value, onChange }: FieldProps<'choice'>): ReactNode {
  const chosen = String(value ?? control.byDefault ?? '');
  return (
    <div className={styles.choices} role="radiogroup" aria-labelledby={id}>
      {control.values.map(({ value: text, label = text }) => (
        <label key={text} className={styles.choice}>
          <input
            type="radio"
            name={id}
            value={text}
            checked={chosen === text}
            onChange={() => onChange(text)}
          />
          <span translate="no">{label}</span>
        </label>
      ))}
    </div>
  );
}

/** Field for one of many values. */
export function ChoiceList({ control, id, value, onChange }: FieldProps<'choice'>): ReactNode {
  const { values, byDefault } = control;
  return (
    <select
      id={id}
      className={styles.input}
      translate="no"
      value={String(value ?? byDefault ?? '')}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      {byDefault === undefined && <option value="">–</option>}
      {values.map(({ value: text, label = text }) => (
        <option key={text} value={text}>
          {label}
        </option>
      ))}
    </select>
  );
}
