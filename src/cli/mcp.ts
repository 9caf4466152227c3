import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { readArguments } from '../command-line/readArguments';
import { runCommand } from '../command-line/runCommand';
import { openBuiltPages } from '../mcp/builtPages';
import { openOnce } from '../mcp/openOnce';
import { createDocumentationServer } from '../mcp/server';
import { openBuiltIndex } from '../search/pagefind/builtIndex';

const usage = `Answers assistants' questions from the built site, by the Model Context Protocol on standard input and output.

  npm run --silent mcp -- [options]

  --site <folder>  folder that the build wrote (default build)
  --locale <name>  language of the pages (default: the default language)
  --help           show this text

Exit codes: 0 the client has left, 2 wrong usage or no build.
`;

function parseOptions() {
  const options = {
    site: { type: 'string', default: 'build' },
    locale: { type: 'string' },
  } as const;
  return readArguments({ options }).values;
}

async function main(): Promise<void> {
  const { site, locale } = parseOptions();
  const pages = openBuiltPages(site, locale);
  const openIndex = openOnce((version: string | undefined) =>
    openBuiltIndex(site, locale, version),
  );
  await openIndex(undefined);
  await createDocumentationServer({ pages, openIndex }).connect(new StdioServerTransport());
}

void runCommand({ name: 'mcp', usage, failed: 2 }, main);
