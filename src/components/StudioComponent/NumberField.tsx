import { useEffect, useState, type ReactNode } from 'react';
import styles from './fields.module.css';
import type { FieldProps } from './fieldProps';

/** Field for a number. What lies outside of the limits counts as the limit, as in the editor. */
export function NumberField({ control, id, value, onChange }: FieldProps<'number'>): ReactNode {
  const { byDefault, minimum, maximum } = control;
  const shown = String(value ?? byDefault ?? '');
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);
  return (
    <input
      id={id}
      type="number"
      className={styles.input}
      value={typed}
      min={minimum}
      max={maximum}
      step="any"
      onChange={({ target }) => {
        setTyped(target.value);
        const number = target.valueAsNumber;
        const limited = Math.min(Math.max(number, minimum ?? -Infinity), maximum ?? Infinity);
        onChange(Number.isNaN(number) ? undefined : limited);
      }}
      onBlur={() => setTyped(shown)}
    />
  );
}
