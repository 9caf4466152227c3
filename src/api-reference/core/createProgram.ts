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

/** Answers of the disk by path: packages do not change while they are read. */
function remember<Answer>(ask: (name: string) => Answer): (name: string) => Answer {
  const answers = new Map<string, Answer>();
  return (name) => {
    if (!answers.has(name)) {
      answers.set(name, ask(name));
    }
    return answers.get(name) as Answer;
  };
}

function createHost(parsed: ParsedFiles): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    fileExists: remember(host.fileExists),
    ...(host.directoryExists && { directoryExists: remember(host.directoryExists) }),
    ...(host.realpath && { realpath: remember(host.realpath) }),
    getSourceFile(fileName, ...rest) {
      if (!parsed.has(fileName)) {
        parsed.set(fileName, host.getSourceFile(fileName, ...rest));
      }
      return parsed.get(fileName);
    },
  };
}

/** Hosts by the files that they have parsed: programs that share those ask the disk once. */
const hosts = new WeakMap<ParsedFiles, ts.CompilerHost>();

function hostOf(parsed: ParsedFiles): ts.CompilerHost {
  const host = hosts.get(parsed) ?? createHost(parsed);
  hosts.set(parsed, host);
  return host;
}

/** A program of typings; nothing is emitted, and problems in them are not reported by themselves. */
export function createProgram(files: readonly string[], parsed: ParsedFiles): ts.Program {
  return ts.createProgram(files, options, hostOf(parsed));
}
