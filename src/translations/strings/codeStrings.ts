import fs from 'node:fs';
import path from 'node:path';
import type { ContentCache } from '../../content/contentCache';
import type { Files } from '../../content/files';
import type { SourceMessage } from './types';

/** Strings of one module, or why they can't be told. */
export interface ModuleStrings {
  readonly translations: Readonly<Record<string, { message: string; description?: string }>>;
  readonly problems: readonly {
    readonly line: number;
    readonly column: number;
    readonly message: string;
    readonly fix: string;
  }[];
}

/** Strings by the bytes of a module and the ending of its name, which tells its syntax. */
export type ModuleCache = Omit<ContentCache<ModuleStrings>, 'save'>;

/** What a module has to name to hold a string. */
const TRANSLATE = '@docusaurus/Translate';

/** Modules that Docusaurus looks into for strings. */
const MODULE = /(?<!\.d)\.[jt]sx?$/;

/** Docusaurus' own extractor, with no more of Babel than reading TypeScript needs. */
async function loadExtractor(): Promise<(file: string) => Promise<ModuleStrings>> {
  const [{ extractAllSourceCodeFileTranslations, getBabelOptions }, babel] = await Promise.all([
    import('@docusaurus/babel'),
    import('@babel/core'),
  ]);
  const presets = [require.resolve('@babel/preset-typescript')];
  const options = getBabelOptions({ isServer: true, babelOptions: { presets } });
  return async (file) => {
    try {
      // The extractor would write a broken module to the terminal before it throws.
      await babel.parseAsync(fs.readFileSync(file, 'utf8'), { ...options, filename: file });
    } catch (error) {
      return { translations: {}, problems: [syntaxProblem(error)] };
    }
    const [found] = await extractAllSourceCodeFileTranslations([file], options);
    return {
      translations: found?.translations ?? {},
      problems: (found?.warnings ?? []).map(warningProblem),
    };
  };
}

function syntaxProblem(error: unknown): ModuleStrings['problems'][number] {
  const { loc } = error as { loc?: { line: number; column: number } };
  return {
    line: loc?.line ?? 1,
    column: (loc?.column ?? 0) + 1,
    message: 'the module is not valid TypeScript, so nobody knows its strings',
    fix: 'correct the syntax',
  };
}

function warningProblem(warning: string): ModuleStrings['problems'][number] {
  return {
    line: Number(/at line (\d+)/.exec(warning)?.[1] ?? 1),
    column: 1,
    message: 'the string can not be told without running the code',
    fix: 'give <Translate> or translate() its id, message and description as plain texts',
  };
}

/** Modules of the project that hold interface strings, with their bytes. */
function modulesWithStrings(files: Files): { file: string; bytes: Buffer }[] {
  return files
    .list('src')
    .filter((file) => MODULE.test(file))
    .map((file) => ({ file, bytes: files.read(file) }))
    .filter(({ bytes }) => bytes.includes(TRANSLATE));
}

/** What the modules of a project say of interface strings. */
export interface CodeStrings {
  readonly messages: ReadonlyMap<string, SourceMessage>;
  readonly problems: readonly (ModuleStrings['problems'][number] & { readonly file: string })[];
}

/** Collects the strings in `<Translate>` and `translate()` of all modules below `src`. */
export async function codeStrings(files: Files, cache: ModuleCache): Promise<CodeStrings> {
  const messages = new Map<string, SourceMessage>();
  const problems: CodeStrings['problems'][number][] = [];
  let extract: ((file: string) => Promise<ModuleStrings>) | undefined;
  for (const { file, bytes } of modulesWithStrings(files)) {
    const ending = path.extname(file);
    let found = cache.get(bytes, ending);
    if (!found) {
      // Babel takes a second to load, and most runs find every module unchanged.
      extract ??= await loadExtractor();
      found = await extract(path.join(files.root, file));
      cache.set(bytes, found, ending);
    }
    for (const [id, message] of Object.entries(found.translations)) {
      messages.set(id, { ...message, source: file });
    }
    problems.push(...found.problems.map((problem) => ({ ...problem, file })));
  }
  return { messages, problems };
}
