import sdk from '@stackblitz/sdk';
import { compressToBase64 } from 'lz-string';
import { sandboxProject, type SandboxDemo } from '@site/src/demo-projects/sandboxProject';

/** Opens a complete project with the demo in StackBlitz, in a new tab. */
export function openInStackBlitz(demo: SandboxDemo): void {
  const { files, main } = sandboxProject(demo);
  sdk.openProject(
    {
      title: demo.title,
      description: `${demo.title} of Toolpad Core`,
      template: 'node',
      files: { ...files },
    },
    { newWindow: true, openFile: main },
  );
}

/** The form that CodeSandbox takes projects from: its parameters are one compressed text. */
function submit(parameters: string, query: string): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.target = '_blank';
  form.action = 'https://codesandbox.io/api/v1/sandboxes/define';
  for (const [name, value] of Object.entries({ parameters, query })) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Opens a complete project with the demo in CodeSandbox, in a new tab. */
export function openInCodeSandbox(demo: SandboxDemo): void {
  const { files, main } = sandboxProject(demo);
  const definition = {
    files: Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path, { content, isBinary: false }]),
    ),
  };
  const parameters = compressToBase64(JSON.stringify(definition))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  submit(parameters, `file=/${main}&environment=server`);
}
