import { withTrailingSlash } from '../navigation/pathname';
import type { ApiExport, ApiPackage } from './model';
import { toSlug } from './names';

/** Where the entry of an export stands. */
export interface Home {
  /** Page, as navigation entries write it. */
  readonly pathname: string;
  /** Id of the section on the page; absent if the page is about this export alone. */
  readonly anchor?: string;
}

/** Address of a home as links in pages write it. */
export function homeAddress({ pathname, anchor }: Home): string {
  return withTrailingSlash(pathname) + (anchor ? `#${anchor}` : '');
}

const API_ROOT = '/core/api';

/** Pages that hold several exports of one kind, by the last segment of their address. */
export const sharedPages = { contexts: 'contexts', codecs: 'codecs' } as const;

/** True for an export that has a page of its own. */
export function hasOwnPage({ kind }: ApiExport): boolean {
  return kind === 'component' || kind === 'hook' || kind === 'class' || kind === 'function';
}

/** Name of the component whose props a type holds; undefined for any other type. */
export function propsOwner(name: string, api: ApiPackage): ApiExport | undefined {
  return api.exports.find(({ kind, propsType }) => kind === 'component' && propsType === name);
}

/** Last part of a module's name: `AppProvider` of `@toolpad/core/AppProvider`. */
function moduleName(module: string): string {
  return module.split('/').at(-1) ?? module;
}

/** The export that a reader of a module looks for: the one of its name, else its first with a page. */
function mainExport(module: string, api: ApiPackage): ApiExport | undefined {
  const own = api.exports.filter(
    (entry) => hasOwnPage(entry) && entry.modules[0] === module && entry.deprecated === undefined,
  );
  return own.find(({ name }) => name === moduleName(module)) ?? own[0];
}

function ownPage({ name }: ApiExport): string {
  return `${API_ROOT}/${toSlug(name)}`;
}

/** The component whose slots or slot props a type holds: `AccountSlots`, `AccountSlotProps`. */
function slotsHome(name: string, api: ApiPackage): Home | undefined {
  const [, owner, part] = /^(.+?)(SlotProps|Slots)$/.exec(name) ?? [];
  const component = api.exports.find((entry) => entry.kind === 'component' && entry.name === owner);
  const list = part === 'Slots' ? component?.slots : component?.slotProps;
  return component && list && list.length > 0
    ? { pathname: ownPage(component), anchor: part === 'Slots' ? 'slots' : 'slot-props' }
    : undefined;
}

/** Where a type stands that only names a part of a component; undefined for types of their own. */
export function partHome(name: string, api: ApiPackage): Home | undefined {
  const owner = propsOwner(name, api);
  return owner ? { pathname: ownPage(owner), anchor: 'props' } : slotsHome(name, api);
}

/** A type stands with what its module is about; one without a module, with what leads to it. */
function homeOfType(entry: ApiExport, api: ApiPackage): Home | undefined {
  const part = partHome(entry.name, api);
  if (part) {
    return part;
  }
  const [user] = entry.mentionedBy ?? [];
  const exported = user ? api.exports.find(({ name }) => name === user) : entry;
  const main = mainExport(exported?.modules[0] ?? '', api);
  return main && { pathname: ownPage(main), anchor: toSlug(entry.name) };
}

/** True for the ways to store values in text, and their type. */
function isCodec({ name, kind }: ApiExport): boolean {
  return kind === 'constant' || name === 'Codec';
}

/**
 * The place of every export: components, hooks, and classes have pages; contexts share one, and so do
 * the codecs; a type stands on the page of the module that it is imported from.
 */
export function homesOf(api: ApiPackage): ReadonlyMap<string, Home> {
  const homes = new Map<string, Home>();
  for (const entry of [...api.exports, ...(api.internalTypes ?? [])]) {
    const anchor = toSlug(entry.name);
    let home: Home | undefined;
    if (entry.kind === 'context') {
      home = { pathname: `${API_ROOT}/${sharedPages.contexts}`, anchor };
    } else if (isCodec(entry)) {
      home = { pathname: `${API_ROOT}/${sharedPages.codecs}`, anchor };
    } else if (hasOwnPage(entry)) {
      home = { pathname: ownPage(entry) };
    } else {
      home = homeOfType(entry, api);
    }
    if (home && !homes.has(entry.name)) {
      homes.set(entry.name, home);
    }
  }
  return homes;
}
