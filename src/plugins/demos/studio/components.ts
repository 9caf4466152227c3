import type { ToolpadComponent } from 'virtual:studio-runtime';
import { isComponentName, type ComponentName } from '../../../studio-elements/componentNames';

type Loader = () => Promise<{ default: unknown }>;

/** Loaders of all components, each a chunk of its own. */
const loaders: Readonly<Record<ComponentName, Loader>> = {
  Autocomplete: () => import('virtual:studio-components/Autocomplete'),
  Button: () => import('virtual:studio-components/Button'),
  Chart: () => import('virtual:studio-components/Chart'),
  Checkbox: () => import('virtual:studio-components/Checkbox'),
  Container: () => import('virtual:studio-components/Container'),
  DataGrid: () => import('virtual:studio-components/DataGrid'),
  DatePicker: () => import('virtual:studio-components/DatePicker'),
  FilePicker: () => import('virtual:studio-components/FilePicker'),
  Form: () => import('virtual:studio-components/Form'),
  Image: () => import('virtual:studio-components/Image'),
  List: () => import('virtual:studio-components/List'),
  Metric: () => import('virtual:studio-components/Metric'),
  PageColumn: () => import('virtual:studio-components/PageColumn'),
  PageRow: () => import('virtual:studio-components/PageRow'),
  Paper: () => import('virtual:studio-components/Paper'),
  Select: () => import('virtual:studio-components/Select'),
  Spacer: () => import('virtual:studio-components/Spacer'),
  Stack: () => import('virtual:studio-components/Stack'),
  Tabs: () => import('virtual:studio-components/Tabs'),
  Text: () => import('virtual:studio-components/Text'),
  TextField: () => import('virtual:studio-components/TextField'),
};

/** Components by the name that page files give them. */
export type LoadedComponents = ReadonlyMap<string, ToolpadComponent>;

/**
 * Loads components.
 *
 * @throws for a name that Studio does not have.
 */
export async function loadComponents(names: readonly string[]): Promise<LoadedComponents> {
  const entries = names.map(async (name) => {
    if (!isComponentName(name)) throw new Error(`Studio has no component "${name}".`);
    return [name, (await loaders[name]()).default as ToolpadComponent] as const;
  });
  return new Map(await Promise.all(entries));
}
