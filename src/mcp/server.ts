import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { currentVersion, productIds, products } from '../products';
import type { SearchIndex } from '../search/engine';
import type { BuiltPages } from './builtPages';
import { NotFoundError } from './builtPages';
import { readPage } from './readPage';
import { searchDocs, searchLimits } from './searchDocs';

/** Scheme of the addresses of resources: pages of this build, wherever the site is published. */
const scheme = 'toolpad-docs:';

/** What the server answers from. */
export interface DocumentationSource {
  readonly pages: BuiltPages;
  /**
   * Opens the index of the current releases, or that of an archived one.
   *
   * @param version key of the archived release.
   */
  readonly openIndex: (version?: string) => Promise<SearchIndex>;
}

const names = productIds.map((id) => `${products[id].name} ${currentVersion(id).text}`);

const productSchema = z.enum(productIds as [string, ...string[]]);

/** What is a client's mistake becomes an answer that it can learn from; all else stays an error. */
async function answer(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    return { isError: true, content: [{ type: 'text', text: error.message }] };
  }
}

/** Creates a server of the Model Context Protocol that searches and reads a built site. */
export function createDocumentationServer({ pages, openIndex }: DocumentationSource): McpServer {
  const server = new McpServer(
    { name: 'toolpad-docs', version: currentVersion('core').text },
    {
      instructions: `Documentation of ${names.join(' and ')}. Search first, then read the pages found; later releases have other APIs.`,
    },
  );

  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description: `Finds pages about ${names.join(' and ')}, best first, with an excerpt and the best sections of each.`,
      inputSchema: {
        query: z.string().trim().min(1).describe('Words, names of the API, or a question'),
        product: productSchema.optional().describe('Only pages of one product'),
        version: z
          .string()
          .optional()
          .describe('Only pages of one release, such as 0.13.0; without it, of the current ones'),
        limit: z.number().int().min(1).max(searchLimits.most).default(searchLimits.usual),
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (request) => answer(() => searchDocs(openIndex, request)),
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description:
        'A page of the documentation as Markdown, with API tables and samples in TypeScript, or one section of it.',
      inputSchema: {
        page: z.string().trim().min(1).describe('Address or path, such as /core/components/crud/'),
        section: z.string().optional().describe('Heading or anchor; without it, the whole page'),
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (request) => answer(() => readPage(pages, request)),
  );

  const template = new ResourceTemplate(`${scheme}///{+path}`, {
    list: async () => ({
      resources: (await pages.list()).map((pathname) => ({
        uri: `${scheme}//${pathname}`,
        name: pathname,
        title: pathname,
        mimeType: 'text/markdown',
      })),
    }),
  });
  server.registerResource(
    'page',
    template,
    { title: 'Pages', description: 'Every page as Markdown', mimeType: 'text/markdown' },
    async (uri) => {
      const { markdown } = await pages.read(uri.pathname);
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: markdown }] };
    },
  );
  return server;
}
