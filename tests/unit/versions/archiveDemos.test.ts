import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { archiveDemos } from '@site/src/versions/archiveDemos';

let siteDir: string;

function write(file: string, text: string): void {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
}

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'archive-'));
  write(
    'src/demos/core/part/Part.tsx',
    "import { label } from './label';\n\nexport default function Part() {\n  return <b>{label}</b>;\n}\n",
  );
  write('src/demos/core/part/label.ts', "export const label = 'Part';\n");
});

afterAll(() => fs.rmSync(siteDir, { recursive: true }));

test('a demo gives way to its source, with all of its files', async () => {
  const page =
    'Before.\n\n<Demo name="core/part/Part" height={140} title="A part" description="It is > bold." />\n\nAfter.\n';
  expect(await archiveDemos(page, siteDir)).toBe(`Before.

<ArchivedDemo id="Part" title="A part" description="It is > bold.">

\`\`\`tsx title="Part.tsx"
import { label } from './label';

export default function Part() {
  return <b>{label}</b>;
}
\`\`\`

\`\`\`ts title="label.ts"
export const label = 'Part';
\`\`\`

</ArchivedDemo>

After.
`);
});

test('a page without demos stays as it is', async () => {
  expect(await archiveDemos('Text about <b>demos</b>.', siteDir)).toBe('Text about <b>demos</b>.');
});

test('a demo that does not exist, or is written in an unknown way, is refused', async () => {
  await expect(archiveDemos('A\n\n<Demo name="core/part/Gone" />', siteDir)).rejects.toThrow(
    '3:1  the demo of <Demo name="core/part/Gone" /> does not exist -> correct its name',
  );
  await expect(archiveDemos('<Demo {...rest} />', siteDir)).rejects.toThrow(
    '1:1  a <Demo> that can\'t be read -> write it as <Demo name="…" />',
  );
});
