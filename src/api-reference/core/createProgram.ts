import ts from 'typescript';

const options: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  // Only what a package imports itself, not all types that happen to be installed.
  types: [],
};

/**
 * Parsed files by path. Releases refer to the same typings of React and MUI; given the same map,
 * their programs parse each file once.
 */
export type ParsedFiles = Map<string, ts.SourceFile | undefined>;

function createHost(parsed: ParsedFiles): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    getSourceFile(fileName, ...rest) {
      if (!parsed.has(fileName)) {
        parsed.set(fileName, host.getSourceFile(fileName, ...rest));
      }
      return parsed.get(fileName);
    },
  };
}

/** A program of typings; nothing is emitted, and problems in them are not reported by themselves. */
export function createProgram(files: readonly string[], parsed: ParsedFiles): ts.Program {
  return ts.createProgram(files, options, createHost(parsed));
}
