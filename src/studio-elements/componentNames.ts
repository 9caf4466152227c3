/** Components of Studio's library, by the names that page files give them. */
export const componentNames = [
  'Autocomplete',
  'Button',
  'Chart',
  'Checkbox',
  'Container',
  'DataGrid',
  'DatePicker',
  'FilePicker',
  'Form',
  'Image',
  'List',
  'Metric',
  'PageColumn',
  'PageRow',
  'Paper',
  'Select',
  'Spacer',
  'Stack',
  'Tabs',
  'Text',
  'TextField',
] as const;

export type ComponentName = (typeof componentNames)[number];

/** True for a name that Studio's library has. */
export function isComponentName(name: string): name is ComponentName {
  return (componentNames as readonly string[]).includes(name);
}
