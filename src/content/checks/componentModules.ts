import { importedModules } from '../../demo-projects/importedModules';
import { createModuleLookup } from '../modules';
import { positionAt } from '../page/decode';
import { problemAt, type Position, type Problem } from '../problem';
import type { SiteContent } from '../site';
import { exportedNames, missingExport, moduleFile } from './exports';
import { missingModule } from './imports';

/** The list of components that pages get without importing them, and what the theme registers. */
const LIST = 'src/content/mdxComponents.ts';
const REGISTERED = 'src/theme/MDXComponents/index.tsx';

/** A component of the list: what it is called, and where it is from. */
const ENTRY = /^[ \t]+(\w+): \{ module: '([^'\n]*)'(, isDefault: true)?/gm;

interface ModuleUse extends Position {
  readonly file: string;
  readonly specifier: string;
  /** What the module has to export, where that is known. */
  readonly name?: string;
}

function usesIn({ files }: SiteContent): ModuleUse[] {
  const textOf = (file: string): string =>
    files.isFile(file) ? files.read(file).toString('utf8') : '';
  const list = textOf(LIST);
  const theme = textOf(REGISTERED);
  return [
    ...[...list.matchAll(ENTRY)].map(
      ({ 0: text, 1: name = '', 2: specifier = '', 3: isDefault, index }): ModuleUse => ({
        file: LIST,
        specifier,
        name: isDefault ? 'default' : name,
        ...positionAt(list, index + text.indexOf(`'${specifier}'`) + 1),
      }),
    ),
    ...importedModules(theme).map(
      ({ specifier, offset }): ModuleUse => ({
        file: REGISTERED,
        specifier,
        ...positionAt(theme, offset),
      }),
    ),
  ];
}

/** Components of pages whose modules are not there, or do not export them: no page that shows them is built. */
export function componentModules(site: SiteContent): Problem[] {
  const { files } = site;
  const hasModule = createModuleLookup(files);
  return usesIn(site).flatMap((use) => {
    const { file, specifier, name } = use;
    if (!hasModule(specifier, file)) {
      const { message, fix } = missingModule(specifier, file, files);
      return [problemAt(file, use, 'content/missing-module', message, fix)];
    }
    const module = moduleFile({ specifier }, file, files);
    const exported = module && exportedNames(files.read(module).toString('utf8'));
    if (!name || !module || !exported || exported.includes(name)) return [];
    const { message, fix } = missingExport(name, module, exported);
    return [problemAt(file, use, 'content/missing-export', message, fix)];
  });
}
