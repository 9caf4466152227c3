/** A module that another one imports. */
export interface ImportedModule {
  readonly specifier: string;
  /** Offset of the specifier in the source. */
  readonly offset: number;
}

const IMPORT =
  /^[ \t]*(?:import[ \t]*|(?:import|export)\b[^'"`;]*?\bfrom[ \t]*)(?:'(?<single>[^'\n]+)'|"(?<double>[^"\n]+)")/gm;
const DYNAMIC_IMPORT = /\bimport\([ \t]*(?:'(?<single>[^'\n]+)'|"(?<double>[^"\n]+)")[ \t]*\)/g;

/**
 * The modules that a source imports, in the order of the text. Reads formatted modules by their
 * import statements, so that it also runs in the browser, where no parser is loaded for it.
 */
export function importedModules(source: string): ImportedModule[] {
  return [IMPORT, DYNAMIC_IMPORT]
    .flatMap((pattern) => [...source.matchAll(pattern)])
    .map((match) => {
      const specifier = match.groups?.single ?? match.groups?.double ?? '';
      return { specifier, offset: match.index + match[0].lastIndexOf(specifier) };
    })
    .sort((a, b) => a.offset - b.offset);
}

/** Name of the package that a specifier leads into; undefined for relative ones. */
export function packageOf(specifier: string): string | undefined {
  if (/^[./]/.test(specifier)) {
    return undefined;
  }
  const [scope = '', name] = specifier.split('/');
  return scope.startsWith('@') && name ? `${scope}/${name}` : scope;
}
