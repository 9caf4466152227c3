import type { ApiChange } from '@site/src/api-reference/model';
import { releasePages } from '@site/src/api-reference/pages/core/releasePages';
import { codecsPage, contextsPage } from '@site/src/api-reference/pages/core/sharedPages';
import { referenceOf } from './samplePackage';

const change = (parts: Partial<ApiChange>): ApiChange => ({
  version: '1.10.0',
  exportName: 'Panel',
  exportKind: 'component',
  part: 'export',
  change: 'added',
  ...parts,
});

const changes = [
  change({}),
  change({ exportName: 'Gone', exportKind: 'hook', change: 'removed' }),
  change({ exportName: 'Button', change: 'moved', from: 'p', to: 'p/Button' }),
  change({ part: 'props', member: 'title', change: 'removed' }),
  change({ part: 'props', member: 'hint', change: 'removed' }),
];

const [newest, middle, oldest] = releasePages(
  ['1.9.0', '1.10.0', '2.0.0'],
  referenceOf({ changes, oldestVersion: '1.9.0' }),
);

const bodyOf = (text = ''): string => text.slice(text.indexOf('\n---\n') + 6);

test('each release has a page, the newest first, by number', () => {
  expect([newest, middle, oldest].map((page) => page?.file)).toEqual([
    'docs-core/api/changes-2-0-0.mdx',
    'docs-core/api/changes-1-10-0.mdx',
    'docs-core/api/changes-1-9-0.mdx',
  ]);
});

test('a release tells what was added, removed, and changed since the one before', () => {
  expect(middle?.text).toContain('title: "Changes in 1.10.0"');
  expect(middle?.text).toContain('from 1.9.0 to 1.10.0: added, removed, and changed exports.');
  const body = bodyOf(middle?.text);
  expect(body).toMatch(
    /^Made by comparing the typings of the published packages 1\.9\.0 and 1\.10\.0\./,
  );
  expect(body.slice(body.indexOf('## Added'))).toMatch(
    new RegExp(
      [
        '^## Added \\{/\\* #added \\*/\\}',
        '- \\[`Panel`\\]\\(/core/api/panel/\\), component',
        '## Removed \\{/\\* #removed \\*/\\}',
        '- `Gone`, hook',
        '## Changed \\{/\\* #changed \\*/\\}',
        '### `Button` \\{/\\* #changed-button \\*/\\}',
        '- .+',
        'See \\[`Button`\\]\\(/core/api/button/\\)\\.',
        '### `Panel` \\{/\\* #changed-panel \\*/\\}',
        '- Removed the prop `title`\\.\n- Removed the prop `hint`\\.',
        'See \\[`Panel`\\]\\(/core/api/panel/\\)\\.\n$',
      ].join('\n\n'),
    ),
  );
});

test('a release without changes says so', () => {
  const body = bodyOf(newest?.text);
  expect(body.slice(body.indexOf('## Added'))).toBe(
    '## Added {/* #added */}\n\nNone.\n\n## Removed {/* #removed */}\n\nNone.\n\n## Changed {/* #changed */}\n\nNone.\n',
  );
});

test('the oldest release lists what it had, without types and what came later', () => {
  const body = bodyOf(oldest?.text);
  expect(oldest?.text).toContain('title: "Exports of 1.9.0"');
  expect(body).toMatch(
    /^Later releases are compared from 1\.9\.0 on\. These exports of 2\.0\.0 were in it\./,
  );
  expect(body.match(/(?<=^- \[`)\w+/gm)).toEqual([
    ...['Button', 'CODEC_STRING', 'createStore', 'OldPanel', 'PanelContext', 'Store', 'usePanel'],
  ]);
});

test('contexts and codecs share a page each', () => {
  const contexts = contextsPage(referenceOf());
  expect(contexts.file).toBe('docs-core/api/contexts.mdx');
  expect(contexts.text).toContain('title: "Contexts"');
  expect(contexts.text).toContain(
    '## `PanelContext` {/* #panel-context */}\n\n```js\nimport { PanelContext } from \'p/PanelContext\';\n```\n\n<ApiDescription of="PanelContext" />\n\n<ApiDefinition of="PanelContext" />\n\n## What changed',
  );
  const codecs = codecsPage(referenceOf());
  expect(codecs.file).toBe('docs-core/api/codecs.mdx');
  expect(codecs.text.match(/^## .*/gm)).toEqual([
    '## `Codec` {/* #codec */}',
    '## `CODEC_STRING` {/* #codec-string */}',
    '## What changed {/* #what-changed */}',
  ]);
});
