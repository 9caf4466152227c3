import type { PageAssets } from './pageAssets';

/**
 * Text of the page that runs edited code.
 *
 * @param policy what the page may do, for hosts that send no headers.
 */
export function playgroundPage({ entry, preloads, styles }: PageAssets, policy?: string): string {
  return `${[
    '<!doctype html>',
    '<html lang="en" dir="ltr">',
    '<head>',
    '<meta charset="utf-8">',
    ...(policy ? [`<meta http-equiv="Content-Security-Policy" content="${policy}">`] : []),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    '<title>Edited demo</title>',
    ...preloads.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    `<script type="module" crossorigin src="${entry}"></script>`,
    '</head>',
    '<body>',
    '<div id="demo" tabindex="-1"></div>',
    '</body>',
    '</html>',
  ].join('\n')}\n`;
}
