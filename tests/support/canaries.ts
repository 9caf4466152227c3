/** Attempts to run code or to set styles that a strict policy has to refuse, by name. */
export const canaryNames = [
  'inline script',
  'event handler',
  'evaluated text',
  'foreign script',
  'script address',
  'style element',
  'style attribute',
] as const;

/** Files of the page with the canaries, relative to its address. */
export interface CanaryFiles {
  readonly 'index.html': string;
  readonly 'start.js': string;
  readonly 'end.js': string;
  /** To be served from another origin. */
  readonly 'foreign.js': string;
}

const ran = (name: (typeof canaryNames)[number]): string => `window.ran.push('${name}')`;

/**
 * A page in which every attempt stands once. Those that succeed are in `window.ran` as soon as
 * `window.finished` is true.
 *
 * @param foreignOrigin - Another origin, which serves `foreign.js` in the same folder.
 * @param folder - Address of that folder, with slashes at both ends.
 */
export function canaryFiles(foreignOrigin: string, folder: string): CanaryFiles {
  return {
    'index.html': `<!doctype html>
<html lang="en">
<title>Canaries</title>
<script src="${folder}start.js"></script>
<style>#element { color: rgb(1, 2, 3) }</style>
<script>${ran('inline script')}</script>
<script src="${foreignOrigin}${folder}foreign.js"></script>
<p id="element">Style element</p>
<p id="attribute" style="color: rgb(1, 2, 3)">Style attribute</p>
<a id="address" href="javascript:${ran('script address')}">Script address</a>
<img src="data:," alt="" onerror="${ran('event handler')}">
<script src="${folder}end.js"></script>
</html>
`,
    'start.js': 'window.ran = [];',
    'foreign.js': ran('foreign script'),
    'end.js': `
try { new Function("${ran('evaluated text')}")(); } catch {}
document.getElementById('address').click();
for (const kind of ['element', 'attribute']) {
  const { color } = getComputedStyle(document.getElementById(kind));
  if (color === 'rgb(1, 2, 3)') window.ran.push('style ' + kind);
}
addEventListener('load', () => setTimeout(() => { window.finished = true; }, 500));
`,
  };
}
