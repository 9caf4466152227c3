/** A value that YAML can hold. */
export type YamlValue =
  | string
  | number
  | boolean
  | null
  | readonly YamlValue[]
  | { readonly [key: string]: YamlValue };

/** An element of a page, as the page's file writes it. */
export interface StudioElement {
  readonly component: string;
  readonly name: string;
  readonly props?: Readonly<Record<string, YamlValue>>;
  /** Elements inside. Those of a template stand in `props`, as `$$template` of its property. */
  readonly children?: readonly StudioElement[];
  readonly layout?: Readonly<Record<string, YamlValue>>;
}

interface CommonControl {
  /** Name of the property. */
  readonly name: string;
  /** What the editor calls it, where that is not its name. */
  readonly label?: string;
  /** Value that the component has without one in the file. */
  readonly byDefault?: YamlValue;
}

/** Field in which readers change a property. */
export type Control =
  | (CommonControl & {
      readonly kind: 'choice';
      readonly values: readonly { readonly value: string; readonly label?: string }[];
    })
  | (CommonControl & { readonly kind: 'switch' | 'text' })
  | (CommonControl & {
      readonly kind: 'number';
      readonly minimum?: number;
      readonly maximum?: number;
    })
  | (CommonControl & { readonly kind: 'data'; readonly shape: 'array' | 'object' });

/** What a reader has made of a property. */
export interface Change {
  /** Undefined takes the property out of the file. */
  readonly value: YamlValue | undefined;
  /** The value as the reader has written it, where it is written in YAML. */
  readonly source?: string;
}

/** Properties that a reader has changed. */
export type Changes = Readonly<Record<string, Change>>;
