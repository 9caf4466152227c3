/** An assistant that can be asked about a page by a link. */
export interface Assistant {
  /** Name of the action in analytics and tests. */
  readonly id: string;
  readonly name: string;
  /** Address at which the assistant starts with a prompt. */
  readonly address: (prompt: string) => string;
}

const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}?${new URLSearchParams(query).toString()}`;

/**
 * Assistants in the menu of each page, in this order. They are plain links: nothing is sent to
 * anybody before a reader follows one. Edit the list to offer others, or none.
 */
export const assistants: readonly Assistant[] = [
  {
    id: 'chatgpt',
    name: 'ChatGPT',
    address: (prompt) => withQuery('https://chatgpt.com/', { hints: 'search', q: prompt }),
  },
  {
    id: 'claude',
    name: 'Claude',
    address: (prompt) => withQuery('https://claude.ai/new', { q: prompt }),
  },
];
