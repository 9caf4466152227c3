import { runBundle } from './runBundle';
import { isStub, stubModules } from './stubModules';

/** What a component says of one property, before it is checked. */
export type RawArgType = Readonly<Record<string, unknown>>;

/** What a component says of itself. */
export interface RawComponentConfig extends Readonly<Record<string, unknown>> {
  readonly helperText?: unknown;
  readonly argTypes?: Readonly<Record<string, RawArgType>>;
}

interface Bundle {
  readonly mark: symbol;
  readonly library: Readonly<Record<string, { readonly [mark: symbol]: RawComponentConfig }>>;
}

const ENTRY = `
import * as library from '@toolpad/studio-components';
import { TOOLPAD_COMPONENT as mark } from '@toolpad/studio-runtime/constants';
export { library, mark };
`;

/**
 * Reads what Studio's components say of themselves to the editor.
 *
 * @param folder - Folder that the packages are resolved from.
 * @returns Configurations by the components' names, in alphabetical order.
 */
export async function readComponents(
  folder: string,
): Promise<ReadonlyMap<string, RawComponentConfig>> {
  const { library, mark } = await runBundle<Bundle>(ENTRY, folder, [
    stubModules((specifier) => specifier.startsWith('@toolpad/')),
  ]);
  const components = new Map<string, RawComponentConfig>();
  for (const name of Object.keys(library).sort()) {
    const config = library[name]?.[mark];
    if (config && !isStub(config)) {
      components.set(name, config);
    }
  }
  return components;
}
