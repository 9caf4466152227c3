import path from 'node:path';
import ts from 'typescript';
import type { Sample } from './readSamples';

/** A package that is installed under another name than samples import it by. */
export interface InstalledAs {
  readonly name: string;
  /** Folder from which it is resolved, absolute. */
  readonly from: string;
}

/** Where samples stand for the compiler, and what is around them. */
export interface SampleProject {
  /** Folder from which packages are resolved, absolute. */
  readonly packages: string;
  /** Packages that stand under another name: what samples import, and what it is installed as. */
  readonly aliases?: Readonly<Record<string, InstalledAs>>;
  /** Ambient declarations of what a bundler provides: stylesheets, pictures, environment. */
  readonly ambient: string;
  /** Absolute path of a file that a sample's project has besides its samples; undefined for none. */
  readonly fixtureFile?: (page: string, file: string) => string | undefined;
}

/** An error of the compiler, at its place in the page. */
export interface SampleError {
  readonly sample: Sample;
  readonly line: number;
  readonly message: string;
}

const compilerOptions: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  esModuleInterop: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  types: ['node', 'react', 'react-dom'],
};

/**
 * Declarations of packages and of TypeScript itself, by their paths: parsed once for all programs,
 * which have the same options.
 */
const declarations = new Map<string, ts.SourceFile>();

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];

/** Each sample has a folder of its own, for a page may show a file more than once. */
function fileName(project: SampleProject, index: number, sample: Sample): string {
  const own = sample.title ?? `sample.${sample.language}`;
  return path.join(project.packages, '.samples', String(index), own);
}

/**
 * Type-checks samples as modules of one program. An import of another file of the same page leads to
 * the last version of it above the sample, else to the first one below.
 *
 * @param asked the samples whose errors are wanted: the others are there to be imported.
 */
export function compileSamples(
  samples: readonly Sample[],
  project: SampleProject,
  asked: readonly Sample[] = samples,
): SampleError[] {
  const names = samples.map((sample, index) => fileName(project, index, sample));
  const indexOf = new Map(names.map((name, index) => [name, index]));
  const ambientName = path.join(project.packages, '.samples', 'ambient.d.ts');
  const virtual = new Map([
    [ambientName, project.ambient],
    ...names.map((name, index): [string, string] => [name, samples[index]?.code ?? '']),
  ]);

  /** The sample of the page that shows a file, seen from another sample. */
  function sampleOf(from: number, file: string): string | undefined {
    const asking = samples[from];
    const candidates = samples
      .map((sample, index) => ({ sample, index }))
      .filter(({ sample }) => sample.page === asking?.page && sample.title === file)
      .filter(({ sample }) => !sample.isFragment)
      .filter(
        ({ sample }) => !sample.styling || !asking?.styling || sample.styling === asking.styling,
      );
    const before = candidates.filter(({ index }) => index <= from).at(-1);
    return names[(before ?? candidates[0])?.index ?? -1];
  }

  function resolveRelative(containing: string, specifier: string): string | undefined {
    const from = indexOf.get(containing);
    const sample = from === undefined ? undefined : samples[from];
    if (from === undefined || !sample) {
      return undefined;
    }
    const target = specifier.startsWith('@/')
      ? specifier.slice(2)
      : path.posix.join(path.posix.dirname(sample.title ?? 'sample.ts'), specifier);
    for (const ending of ENDINGS) {
      const found =
        sampleOf(from, target + ending) ?? project.fixtureFile?.(sample.page, target + ending);
      if (found) {
        return found;
      }
    }
    return undefined;
  }

  function isAliased(file: string): boolean {
    return Object.values(project.aliases ?? {}).some(({ name }) => file.includes(`/${name}/`));
  }

  const host = ts.createCompilerHost(compilerOptions);
  const base = { ...host };
  const cache = ts.createModuleResolutionCache(project.packages, (name) => name, compilerOptions);
  host.fileExists = (name) => virtual.has(name) || base.fileExists(name);
  host.readFile = (name) => virtual.get(name) ?? base.readFile(name);
  host.getCurrentDirectory = () => project.packages;
  host.getSourceFile = (name, options, onError, shouldCreate) => {
    const text = virtual.get(name);
    if (text !== undefined) {
      return ts.createSourceFile(name, text, options, true);
    }
    const source =
      declarations.get(name) ?? base.getSourceFile(name, options, onError, shouldCreate);
    if (source?.isDeclarationFile) {
      declarations.set(name, source);
    }
    return source;
  };
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({ text }) => {
      const isOwn = text.startsWith('.') || text.startsWith('@/');
      const own = isOwn ? resolveRelative(containing, text) : undefined;
      if (own) {
        const extension = /\.d\.ts$/.exec(own)?.[0] ?? path.extname(own);
        return { resolvedModule: { resolvedFileName: own, extension } };
      }
      const [imported = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(text) ?? [];
      const alias = indexOf.has(containing) ? project.aliases?.[imported] : undefined;
      if (alias) {
        const name = alias.name + text.slice(imported.length);
        return ts.resolveModuleName(name, path.join(alias.from, 'x.ts'), compilerOptions, base);
      }
      // Samples stand in no folder of the disk: packages are those of the workspace. So are those of
      // aliases, whose own neighbors may be of other releases than what samples import beside them.
      const isOutside = indexOf.has(containing) || (!text.startsWith('.') && isAliased(containing));
      const place = isOutside ? path.join(project.packages, 'x.ts') : containing;
      return ts.resolveModuleName(text, place, compilerOptions, base, cache);
    });

  const program = ts.createProgram([ambientName, ...names], compilerOptions, host);
  const wanted = new Set(asked);
  return names.flatMap((name, index) => {
    const source = program.getSourceFile(name);
    const sample = samples[index];
    if (!source || !sample || !wanted.has(sample)) {
      return [];
    }
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({ start = 0, messageText }) => ({
      sample,
      line: sample.line + source.getLineAndCharacterOfPosition(start).line,
      message: ts.flattenDiagnosticMessageText(messageText, ' '),
    }));
  });
}
