import { escapeHtml } from '../../components/CodeBlock/escapeHtml';
import type { DemoListing } from '../../demo-projects/types';
import { titleOf } from '../../remark/demos/titleOf';
import type { PageAssets } from './pageAssets';

/**
 * Text of a demo's own page, which is shown in a frame or in a window of its own.
 *
 * @param icon address of the site's icon, for windows.
 */
export function framePage(
  { name }: Pick<DemoListing, 'name'>,
  { entry, preloads, styles }: PageAssets,
  icon: string,
): string {
  const title = escapeHtml(titleOf(name.slice(name.lastIndexOf('/') + 1)));
  return `${[
    '<!doctype html>',
    `<html lang="en" dir="ltr" data-demo="${name}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${title}</title>`,
    `<link rel="icon" href="${icon}">`,
    ...preloads.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    `<script type="module" crossorigin src="${entry}"></script>`,
    '</head>',
    '<body>',
    '<div id="demo" tabindex="-1"></div>',
    '<noscript><p>This demo runs in the browser and needs JavaScript.</p></noscript>',
    '</body>',
    '</html>',
  ].join('\n')}\n`;
}
