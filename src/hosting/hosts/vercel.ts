import type { HostRules } from './parseHostFiles';

/** How many redirects Vercel takes from one file. */
const mostRedirects = 1024;

/** A pattern with `*` as Vercel writes it: other characters of our addresses mean themselves there. */
const toSource = (pattern: string): string => pattern.replace(/\./g, '\\.').replace('*', '(.*)');

/**
 * Text of `vercel.json` for the published folder.
 *
 * @throws if there are more redirects than Vercel takes.
 */
export function vercelFile({ headers, redirects }: HostRules): string {
  if (redirects.length > mostRedirects) {
    throw new Error(
      `_redirects  has ${redirects.length} rules, and Vercel takes ${mostRedirects} -> remove old ones from src/hosting/redirects.ts`,
    );
  }
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: true,
    redirects: redirects.map(({ from, to, status }) => ({
      source: from.endsWith('*') ? from.replace(/\*$/, ':splat*') : from,
      destination: to.replace(':splat', ':splat*'),
      statusCode: status,
    })),
    headers: headers.map(({ pattern, headers: values }) => ({
      source: toSource(pattern),
      headers: Object.entries(values).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
