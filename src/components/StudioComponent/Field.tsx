import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import type { Control, YamlValue } from '@site/src/studio-elements/types';
import { ChoiceList, ChoiceRow, isRow } from './Choice';
import { DataField } from './DataField';
import styles from './fields.module.css';
import type { FieldProps } from './fieldProps';
import { NumberField } from './NumberField';

interface PropertyFieldProps {
  readonly control: Control;
  readonly value: YamlValue | undefined;
  /** For lists and objects: the value before the reader changes it, as a page's file writes it. */
  readonly text: string;
  readonly onChange: FieldProps<'text'>['onChange'];
}

function FieldInput({
  control,
  id,
  value,
  text,
  onChange,
}: PropertyFieldProps & { readonly id: string }): ReactNode {
  switch (control.kind) {
    case 'choice': {
      const ChoiceField = isRow(control) ? ChoiceRow : ChoiceList;
      return <ChoiceField {...{ control, id, value, onChange }} />;
    }
    case 'switch':
      return (
        <input
          id={id}
          type="checkbox"
          className={styles.switch}
          checked={(value ?? control.byDefault) === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'number':
      return <NumberField {...{ control, id, value, onChange }} />;
    case 'data':
      return <DataField {...{ control, id, value, text, onChange }} />;
    case 'text':
      return (
        <input
          id={id}
          type="text"
          className={styles.input}
          value={String(value ?? control.byDefault ?? '')}
          autoComplete="off"
          onChange={({ target }) =>
            // As the editor does: the default value need not stand in the file.
            onChange(target.value === (control.byDefault ?? '') ? undefined : target.value)
          }
        />
      );
  }
}

/** A property with the field that changes it. */
export function Field(props: PropertyFieldProps): ReactNode {
  const id = useId();
  const { name, label, kind } = props.control;
  const shared = { className: styles.name, title: label, translate: 'no' } as const;
  return (
    <div className={clsx(styles.field, kind === 'data' && styles.wide)} data-property={name}>
      {isRow(props.control) ? (
        <span {...shared} id={id}>
          {name}
        </span>
      ) : (
        <label {...shared} htmlFor={id}>
          {name}
        </label>
      )}
      <FieldInput {...props} id={id} />
    </div>
  );
}
