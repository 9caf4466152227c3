import type { Control, YamlValue } from '@site/src/studio-elements/types';

/** What every field gets. */
export interface FieldProps<Kind extends Control['kind']> {
  readonly control: Extract<Control, { kind: Kind }>;
  /** Id of the element that can be focused. */
  readonly id: string;
  /** Value in the file; undefined where it has none. */
  readonly value: YamlValue | undefined;
  /**
   * Changes the file; `undefined` takes the property out of it.
   *
   * @param source the value as the reader has written it, where it is written in YAML.
   */
  readonly onChange: (value: YamlValue | undefined, source?: string) => void;
}
