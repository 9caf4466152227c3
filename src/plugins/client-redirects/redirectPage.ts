import { escapeHtml } from '../../components/CodeBlock/escapeHtml';

/**
 * Text of a page that leads on, without scripts too.
 *
 * @param target - Address of the page, with base path, and with an anchor if it leads into the page.
 * @param script - Address of the script that takes query and anchor along.
 */
export function redirectPage(target: string, script: string): string {
  const address = escapeHtml(encodeURI(target));
  return `${[
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<title>${address}</title>`,
    `<link rel="canonical" href="${address}">`,
    `<script src="${script}"></script>`,
    `<meta http-equiv="refresh" content="0; url=${address}">`,
    '</head>',
    `<body><a href="${address}">${address}</a></body>`,
    '</html>',
  ].join('\n')}\n`;
}
