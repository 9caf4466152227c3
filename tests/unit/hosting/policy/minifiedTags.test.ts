import { builtScripts } from '@site/src/hosting/policy/builtScripts';
import { inlineCode } from '@site/src/hosting/policy/inlineCode';
import { minifyTags, replaceTags } from '@site/src/hosting/policy/minifiedTags';

const tags = {
  headTags: `<link rel="manifest" href="/manifest.json">
<script>
  // Runs before the first paint.
  const first = document.title;
  console.log(first);
</script>`,
  preBodyTags: '<script>\n  (function () {\n    console.log("body");\n  })();\n</script>',
  postBodyTags: '',
};

const pageOf = ({ headTags, preBodyTags, postBodyTags }: typeof tags): string =>
  `<!DOCTYPE html><html><head><title>$& and $1</title>${headTags}</head><body>${preBodyTags}<p>Text</p>${postBodyTags}</body></html>`;

const scriptsOf = (html: string): string[] =>
  inlineCode(html)
    .filter(({ kind }) => kind === 'script')
    .map(({ text }) => text);

test('scripts of tags lose comments and layout, and tags stay what they are', async () => {
  const { headTags, preBodyTags, postBodyTags } = await minifyTags(tags);
  expect(headTags).toMatch(
    /^<link rel="?manifest"? href="?\/manifest\.json"?><script>[^\n]+<\/script>$/,
  );
  expect(headTags).not.toContain('first paint');
  expect(preBodyTags).toMatch(/^<script>[^\n]+<\/script>$/);
  expect(postBodyTags).toBe('');
});

test('a page gets the minified tags, and then has the scripts that the policy lets through', async () => {
  const minified = await minifyTags(tags);
  const page = replaceTags(pageOf(tags), tags, minified);
  expect(page).toBe(pageOf({ ...tags, ...minified }));
  expect(scriptsOf(page)).toEqual(await builtScripts(tags));
});

test('dollar signs of a script are no patterns of a replacement', () => {
  const from = { headTags: '<script>a</script>', preBodyTags: '', postBodyTags: '' };
  const to = { ...from, headTags: "<script>'$&$1$$'</script>" };
  expect(replaceTags('<head><script>a</script></head>', from, to)).toBe(
    "<head><script>'$&$1$$'</script></head>",
  );
});

test('a page that was minified as a whole stays as it is', async () => {
  const minified = await minifyTags(tags);
  const page = pageOf({ ...tags, ...minified });
  expect(replaceTags(page, tags, minified)).toBe(page);
});
