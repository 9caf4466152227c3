import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

const root = path.join(__dirname, '../../..');
const jiti = path.join(root, 'node_modules/.bin/jiti');
const command = path.join(root, 'src/cli/mcpCommand.cjs');

let site: string;
let client: Client;

jest.setTimeout(60_000);

beforeAll(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'mcp-'));
  const script = path.join(__dirname, 'writeFixtureSite.ts');
  const { status, stderr } = spawnSync(process.execPath, [jiti, script, site], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  client = new Client({ name: 'test', version: '1' });
  const args = [command, '--site', site];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: site }));
});

afterAll(async () => {
  await client.close();
  rmSync(site, { recursive: true });
});

async function call(name: string, parameters: Record<string, unknown>): Promise<CallToolResult> {
  return (await client.callTool({ name, arguments: parameters })) as CallToolResult;
}

async function textOf(name: string, parameters: Record<string, unknown>): Promise<string> {
  const { content } = await call(name, parameters);
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

test('offers search and reading, and says that neither changes anything', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search_docs', 'read_page']);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
});

test('finds a page, with its address and an excerpt', async () => {
  const text = await textOf('search_docs', { query: 'signed in' });
  expect(text).toMatch(/^- Account: \/toolpad\/core\/components\/account\/\n.*signed in/);
});

test('searches one product', async () => {
  const found = await textOf('search_docs', { query: 'page', product: 'core' });
  expect(found).not.toContain('/studio/');
});

test('names the releases that there are if another is asked for', async () => {
  const result = await call('search_docs', { query: 'account', version: '9.9.9' });
  expect(result.isError).toBe(true);
  expect(JSON.stringify(result.content)).toContain('0.13.0');
});

test.each([
  '/core/components/account/',
  'https://docs.example/toolpad/core/components/account/#no-such-part',
  'core/components/account.md',
])('reads %s', async (page) => {
  expect(await textOf('read_page', { page })).toMatch(/^# Account\n[^]+Import it\.\n$/);
});

test('reads a section, by its heading or the anchor of the address', async () => {
  const section = '## Import\n\nImport it.';
  expect(await textOf('read_page', { page: '/core/components/account', section: 'import' })).toBe(
    section,
  );
  expect(await textOf('read_page', { page: '/core/components/account/#import' })).toBe(section);
});

test('a section that is not there names those that are', async () => {
  const result = await call('read_page', { page: '/core/components/account', section: 'Slots' });
  expect(result).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('ask for "Import"') }],
  });
});

test.each(['/core/components/acount', '../../../etc/passwd', '/secret', '/llms.txt'])(
  '%s is no page',
  async (page) => {
    const result = await call('read_page', { page });
    expect(result).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('there is no such page -> ') }],
    });
  },
);

test('every page is a resource that can be read', async () => {
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual([
    'toolpad-docs:///core/components/account',
    'toolpad-docs:///studio/concepts/pages',
  ]);
  const { contents } = await client.readResource({ uri: resources[1]?.uri ?? '' });
  expect(contents).toEqual([
    expect.objectContaining({ mimeType: 'text/markdown', text: expect.stringMatching(/^# Pages/) }),
  ]);
});

test('without a build it says what to do', () => {
  const args = [command, '--site', path.join(site, 'core')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: site,
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('there is no built site -> run npm run build');
});
