import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

/** One of the values to choose from. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
}

interface ChoiceGroupProps<Value extends string> {
  /** Heading of the group and its accessible name. */
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Radio buttons that look like one control with segments. */
export function ChoiceGroup<Value extends string>({
  legend,
  choices,
  value,
  onChange,
}: ChoiceGroupProps<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.segments}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.segment}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.face}>
              {choice.icon}
              {choice.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
