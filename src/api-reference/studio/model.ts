import type { ApiMember, ApiPackage } from '../model';

/** A JSON Schema, draft 7, as far as Studio's files and properties need it. */
export interface JsonSchema {
  $ref?: string;
  $schema?: string;
  type?: string | readonly string[];
  const?: string | number | boolean | null;
  enum?: readonly (string | number | boolean | null)[];
  default?: unknown;
  description?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  definitions?: Readonly<Record<string, JsonSchema>>;
}

/** Field that the editor shows for a property. */
export interface StudioControl {
  /** Name of the field: `ToggleButtons`, `GridColumns`, `layoutSlot`, … */
  type: string;
  /** False if the property takes no binding. */
  bindable?: boolean;
  hideLabel?: boolean;
}

/**
 * A property of a Studio component. `type` is the name that the component gives (`string`, `array`,
 * `event`, …), `default` is JSON, and `values` are the texts that a page file holds.
 */
export interface StudioProp extends ApiMember {
  /** What the editor calls it, if not by its name. */
  label?: string;
  /** Group that the editor shows it in, such as `validation`. */
  category?: string;
  control?: StudioControl;
  minimum?: number;
  maximum?: number;
  /** Shape of an object or array. */
  schema?: JsonSchema;
  /** TypeScript type of its value in bindings, where `type` does not say enough. */
  tsType?: string;
  /** False if the editor never shows it, otherwise the condition, as an expression: `mode === 'link'`. */
  visible?: false | string;
  /** Property that reports changes; present if bindings can read the value that a user enters. */
  onChangeProp?: string;
  /** Property that the value starts from. */
  defaultValueProp?: string;
}

/** A component of Studio's library. */
export interface StudioComponent {
  kind: 'studio-component';
  name: string;
  /** Package that it is published in. */
  package: string;
  description: string;
  /** In the order in which the editor lists them. */
  props: StudioProp[];
  /** Directions in which the box around the component can be aligned. */
  layoutDirection?: 'vertical' | 'horizontal' | 'both';
  /** Property set while a property of `loadingPropSource` (without it: any) waits for data. */
  loadingProp?: string;
  loadingPropSource?: string[];
  /** Property set when a property of `errorPropSource` (without it: any) has failed. */
  errorProp?: string;
  errorPropSource?: string[];
  /** Height of the box when the component is added, in pixels. */
  defaultLayoutHeight?: number;
  /** Least height that the box can be resized to, in pixels. */
  minimumLayoutHeight?: number;
}

/** Place of a definition that a type mentions. */
export interface SchemaReference {
  /** Name as it stands in the type. */
  name: string;
  /** Id of the definition's section. */
  anchor: string;
}

/** What a place in a file may hold. */
export interface SchemaValue {
  /** As TypeScript would write it: `string | JsExpressionBinding`, `object[]`, `"free" | "pro"`. */
  type: string;
  description: string;
  /** Definitions that `type` mentions. */
  references: SchemaReference[];
  /** Allowed values as JSON, with what the schema says of each. */
  values?: { value: string; description: string }[];
  /** Keys of the object, or of each object of the array or map. In the order of the schema. */
  members?: SchemaMember[];
  /** Shapes to choose from, if there are several that have keys. */
  variants?: SchemaVariant[];
  /** True if an object takes more keys than the listed ones. */
  isOpen?: boolean;
}

/** A key of an object in a file. */
export interface SchemaMember extends SchemaValue {
  name: string;
  required: boolean;
  /** Id on the page, unique: `page-spec-queries-mode`. */
  anchor: string;
  /** Keys from the file's or definition's top, joined by dots: `spec.queries[].mode`. */
  path: string;
}

/** One of several shapes that an object may take. */
export interface SchemaVariant extends SchemaValue {
  /** What tells it from the others: `kind: "rest"`, or its type. */
  label: string;
  anchor: string;
}

/** A kind of file. */
export interface SchemaFile extends SchemaValue {
  /** Value of the file's key `kind`. */
  kind: string;
  /** Name in the schema: `Application`. */
  name: string;
  /** Where the file lies in a project: `toolpad/pages/<page>/page.yml`. */
  path: string;
  /** Part of the schema that describes it, as a fragment of the schema's address. */
  fragment: string;
  anchor: string;
}

/** A shape that several places use. */
export interface SchemaDefinition extends SchemaValue {
  name: string;
  anchor: string;
}

/** Everything that a Studio project's YAML files may hold. */
export interface FileSchema {
  /** Value of `apiVersion` in every file. */
  version: string;
  jsonSchema: JsonSchema;
  files: SchemaFile[];
  definitions: SchemaDefinition[];
}

/** The reference data of Toolpad Studio. */
export interface StudioApi {
  version: string;
  components: StudioComponent[];
  functions: ApiPackage;
  fileSchema: FileSchema;
}
