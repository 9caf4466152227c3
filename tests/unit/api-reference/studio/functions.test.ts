import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ApiExport } from '../../../../src/api-reference/model';
import { findStudioPackages } from '../../../../src/api-reference/packages';
import { readFunctions } from '../../../../src/api-reference/studio/typings/readFunctions';

const root = path.resolve(__dirname, '../../../..');
const packages = findStudioPackages(root);
const studio = packages['@toolpad/studio'];
const runtime = packages['@toolpad/studio-runtime'];

/** Members that types declare themselves, read from the text of the typings. */
function declaredMembers(file: string): Map<string, string[]> {
  const text = readFileSync(path.join(runtime.directory, 'dist', file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = new Map<string, string[]>();
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement)) {
      const members = statement.members.filter(ts.isPropertySignature);
      found.set(
        statement.name.text,
        members.map(({ name, questionToken, type }) => {
          const shape = (type?.getText() ?? '')
            .replaceAll(/\/\*[^]*?\*\//g, '')
            .replaceAll(/\s+/g, '');
          return `${name.getText()}${questionToken ? '?' : ''}:${shape}`;
        }),
      );
    }
  }
  return found;
}

// The compiler reads all typings anew here, which takes long on a busy machine.
jest.setTimeout(60_000);

describe('functions of Studio', () => {
  let exports: Map<string, ApiExport>;
  const find = (name: string) => exports.get(name)!;

  beforeAll(() => {
    const api = readFunctions(root, { studio, runtime });
    expect(api).toMatchObject({ name: '@toolpad/studio', version: studio.version });
    exports = new Map(api.exports.map((entry) => [entry.name, entry]));
    expect(exports.size).toBe(api.exports.length);
  });

  it('has all functions with the modules that users import them from', () => {
    const functions = [...exports.values()].filter(({ kind }) => kind === 'function');
    expect(functions.map(({ name, imports }) => [name, imports[0]])).toEqual([
      ['createComponent', "import { createComponent } from '@toolpad/studio/browser';"],
      ['createDataProvider', "import { createDataProvider } from '@toolpad/studio/server';"],
      ['createFunction', "import { createFunction } from '@toolpad/studio/server';"],
      ['createHandler', "import { createHandler } from '@toolpad/studio';"],
      ['createQuery', "import { createQuery } from '@toolpad/studio/server';"],
      ['getContext', "import { getContext } from '@toolpad/studio/server';"],
    ]);
  });

  it.each([
    [
      'createComponent',
      '<P extends object>(Component: React.ComponentType<P>, config?: ComponentConfig<P>) => ToolpadComponent<P>',
    ],
    [
      'createDataProvider',
      "<R extends Record<string, unknown>, P extends PaginationMode = 'index'>(input: ToolpadDataProviderBase<R, P>) => ToolpadDataProvider<R, P>",
    ],
    ['createHandler', '(config: ToolpadHandlerConfig) => Promise<AppHandler>'],
    ['getContext', '() => ServerContext'],
  ])('writes the signature of %s', (name, signature) => {
    expect(find(name).signatures?.map((each) => each.signature)).toEqual([signature]);
  });

  it('separates why createFunction is deprecated from what it does', () => {
    const { deprecated, description, signatures } = find('createFunction');
    expect(deprecated).toBe(
      'Directly export a function instead. This will be removed in a future release.',
    );
    expect(description).toMatch(/^Use this to define a function that will load the data/);
    expect(signatures?.[0]?.typeParameters).toEqual([
      { name: 'C', constraint: 'CreateFunctionConfig<CreateFunctionConfigParameters<C>>' },
      { name: 'R' },
    ]);
    expect(signatures?.[0]?.parameters[1]?.description).toBe('The configuration for the function.');
  });

  it('follows the types of the functions to the last one', () => {
    const known = new Set(exports.keys());
    const text = JSON.stringify([...exports.values()]);
    const declared = [...declaredMembers('types.d.ts').keys()];
    const mentioned = declared.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
    // Mentioned in the note on `ParameterTypeLookup.template` only, or no type of a function.
    expect(mentioned.filter((name) => !known.has(name))).toEqual([]);
    expect(mentioned.length).toBeGreaterThan(20);
    expect(find('ToolpadHandlerConfig').modules).toEqual([]);
    expect(find('ServerContextSessionUser').members?.map(({ name }) => name)).toEqual([
      'avatar',
      'email',
      'name',
      'roles',
    ]);
  });

  it.each(['types.d.ts', 'serverRuntime.d.ts', 'server.d.ts'])(
    'has every member that %s declares, with its type',
    (file) => {
      const compared = [...declaredMembers(file)].filter(([name]) => exports.has(name));
      expect(compared.length).toBeGreaterThan(0);
      for (const [name, members] of compared) {
        const found = find(name).members?.map(
          (member) =>
            `${member.name}${member.required ? '' : '?'}:${member.type.replaceAll(/\s+/g, '')}`,
        );
        expect([name, found]).toEqual([name, expect.arrayContaining(members)]);
      }
    },
  );

  it('lists what a type is put together of', () => {
    const members = find('ArgTypeDefinition').members?.map(({ name }) => name);
    expect(members).toEqual([...(members ?? [])].sort((a, b) => a.localeCompare(b, 'en')));
    expect(members).toEqual(expect.arrayContaining(['type', 'default', 'helperText', 'control']));
    const defaultValue = find('ArgTypeDefinition').members?.find(
      ({ name }) => name === 'defaultValue',
    );
    expect(defaultValue?.deprecated).toBe('Use `default` instead.');
    expect(find('PropValueType').type).toBe(
      'AnyValueType | PrimitiveValueType | ElementValueType | TemplateValueType | EventValueType',
    );
  });

  it('describes everything', () => {
    const texts = [...exports.values()].flatMap(
      ({ name, description, members = [], signatures = [] }) => [
        [name, description],
        ...members.map((member) => [`${name}.${member.name}`, member.description]),
        ...signatures.flatMap(({ parameters, returns }) => [
          [`${name}()`, returns.description],
          ...parameters.map((parameter) => [`${name}(${parameter.name})`, parameter.description]),
        ]),
      ],
    );
    expect(texts.filter(([, text]) => !text)).toEqual([]);
  });

  it('gives import lines that the compiler accepts', () => {
    const file = path.join(root, 'src/api-reference/imports.ts');
    const text = [...exports.values()].flatMap(({ imports, name }) =>
      imports.map((line, index) => line.replace(`{ ${name} }`, `{ ${name} as A${index}${name} }`)),
    );
    const options: ts.CompilerOptions = {
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    };
    const host = ts.createCompilerHost(options);
    const { getSourceFile } = host;
    host.getSourceFile = (name, target) =>
      name === file
        ? ts.createSourceFile(name, text.join('\n'), target, true)
        : getSourceFile.call(host, name, target);
    const program = ts.createProgram([file], options, host);
    const problems = program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
    expect(problems).toEqual([]);
    expect(text.length).toBeGreaterThan(40);
  });
});
