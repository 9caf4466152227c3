import type { HostRules } from './parseHostFiles';

/** What Cloudflare Pages takes of both files. Beyond, it leaves rules out without a word. */
const limits = { headerRules: 100, headerLine: 2000, fixed: 2000, withStar: 100 } as const;

function assertFits({ headers, redirects }: HostRules): void {
  const withStar = redirects.filter(({ from }) => from.includes('*')).length;
  const counts: readonly (readonly [file: string, what: string, count: number, most: number])[] = [
    ['_headers', 'rules', headers.length, limits.headerRules],
    ['_redirects', 'rules with *', withStar, limits.withStar],
    ['_redirects', 'rules without *', redirects.length - withStar, limits.fixed],
  ];
  for (const [file, what, count, most] of counts) {
    if (count > most) {
      const fix = 'combine rules of the tables in src/hosting';
      throw new Error(`${file}  has ${count} ${what}, and Cloudflare takes ${most} -> ${fix}`);
    }
  }
}

/** Texts of the two files that it reads. */
export interface CloudflareFiles {
  readonly _headers: string;
  readonly _redirects: string;
}

/**
 * The files of the published folder as Cloudflare Pages reads them. It redirects before it looks for
 * files, and knows no forced rules.
 *
 * @throws if there are more or longer rules than it takes.
 */
export function cloudflareFiles(rules: HostRules): CloudflareFiles {
  assertFits(rules);
  const lines = rules.headers.flatMap(({ pattern, headers }) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > limits.headerLine);
  if (long) {
    const [name = ''] = long.trim().split(':');
    throw new Error(
      `_headers  ${name} is longer than the ${limits.headerLine} characters that Cloudflare takes -> send it by a Transform Rule`,
    );
  }
  const redirects = rules.redirects.map(({ from, to, status }) => `${from} ${to} ${status}`);
  return { _headers: `${lines.join('\n')}\n`, _redirects: `${redirects.join('\n')}\n` };
}
