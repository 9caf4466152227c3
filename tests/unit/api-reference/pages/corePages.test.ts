import type { ApiChange } from '@site/src/api-reference/model';
import { changesSection } from '@site/src/api-reference/pages/core/changesSection';
import {
  coreFile,
  exportsOf,
  releasePathname,
  typesOn,
} from '@site/src/api-reference/pages/core/context';
import { coveragePage } from '@site/src/api-reference/pages/core/coveragePage';
import { exportPage } from '@site/src/api-reference/pages/core/exportPage';
import { overviewPage } from '@site/src/api-reference/pages/core/overviewPage';
import { interfaceSections, prefixedSectionId } from '@site/src/api-reference/pages/core/sections';
import { typeBody } from '@site/src/api-reference/pages/core/typeSections';
import { guideFrontMatter } from '@site/src/api-reference/pages/guideFrontMatter';
import { createPage, escapeMarkdown, fence, inlineCode } from '@site/src/api-reference/pages/page';
import { api, exported, member, referenceOf } from './samplePackage';

const reference = referenceOf();

const change = (parts: Partial<ApiChange>): ApiChange => ({
  version: '2.0.0',
  exportName: 'Panel',
  exportKind: 'component',
  part: 'props',
  member: 'title',
  change: 'removed',
  ...parts,
});

function pageOf(name: string, parts: Parameters<typeof referenceOf>[0] = {}): string {
  const entry = api.exports.find((candidate) => candidate.name === name) ?? exported(name, 'hook');
  return exportPage(entry, referenceOf(parts)).text;
}

describe('Markdown', () => {
  test('of a page has its head as YAML, and its blocks apart', () => {
    const head = { title: 'A "b"', description: 'D', extra: { keywords: ['a'] } };
    expect(createPage('a.mdx', head, ['one', 'two'])).toEqual({
      file: 'a.mdx',
      text: '---\ntitle: "A \\"b\\""\ndescription: "D"\npageType: "reference"\nkeywords: ["a"]\n---\n\none\n\ntwo\n',
    });
  });

  test('of texts and code means what they say', () => {
    expect(escapeMarkdown('a_b *c* <d> {e} [f] #g | ~h \\ `i`')).toBe(
      'a\\_b \\*c\\* \\<d\\> \\{e\\} \\[f\\] \\#g \\| \\~h \\\\ \\`i\\`',
    );
    expect([inlineCode('a'), inlineCode('a`b')]).toEqual(['`a`', '`` a`b ``']);
    expect(fence('js', 'a')).toBe('```js\na\n```');
  });

  test('of a guide says what its head says', () => {
    expect(guideFrontMatter('---\ntitle: A\n---\n\n---\nb: 1\n---\n')).toEqual({ title: 'A' });
    expect(guideFrontMatter('text\n---\ntitle: A\n---\n')).toEqual({});
    expect(guideFrontMatter('---\njust text\n---\n')).toEqual({});
  });
});

describe('the page of a component', () => {
  test('has everything about it, in order', () => {
    const panel = pageOf('Panel');
    expect(panel).toMatch(
      /^---\ntitle: "Panel API"\ndescription: "Reference of the component Panel of Toolpad Core 2\.0\.0: props, slots, types, and changes between releases\."\n/,
    );
    expect(panel).toContain('keywords: ["Panel","p/Panel","p"]');
    expect(panel.slice(panel.indexOf('Component of'))).toBe(`\
Component of the module \`p/Panel\`, in Toolpad Core since 1.1.0.

<ApiDescription of="Panel" />

:::warning[Deprecated name]

\`p/old\` also exports it as \`OldPanel\`, which is deprecated. Import \`Panel\`.

:::

## Import {/* #import */}

\`\`\`js
import { Panel } from 'p/Panel';
\`\`\`

Wider modules export it too:

\`\`\`js
import { Panel } from 'p';
\`\`\`

## Guides and demos {/* #guides-and-demos */}

None.

## Props {/* #props */}

The type of the props is \`PanelProps\`.

<ApiMembers of="Panel" part="props" />

Other props go to \`Box\` of \`m\`.

## Slots {/* #slots */}

<ApiMembers of="Panel" part="slots" />

## Slot props {/* #slot-props */}

None.

## Types {/* #types */}

### \`Apart\` {/* #apart */}

<ApiDescription of="Apart" />

<ApiMembers of="Apart" />

### \`PanelSlotProps\` {/* #panel-slot-props */}

<ApiDescription of="PanelSlotProps" />

### \`PanelState\` {/* #panel-state */}

<ApiDescription of="PanelState" />

<ApiDefinition of="PanelState" />

## What changed {/* #what-changed */}

Nothing since 1.0.0, the oldest release that was compared.
`);
    expect(exportPage(exported('Panel', 'component'), reference).file).toBe(
      'docs-core/api/panel.mdx',
    );
  });

  test('leaves out what there is nothing to say of', () => {
    const button = pageOf('Button');
    expect(button).toContain(
      'Component of the module `p/Button`, in Toolpad Core since 1.0.0 or an earlier release.\n\n## Import',
    );
    expect(button).not.toMatch(
      /Wider modules|ApiDescription|warning|## Types|The type of the props|Other props/,
    );
  });

  test('leads to its guide, and to what shows it', () => {
    const guides = [
      { id: 'guides/panels', title: 'Panels *new*', tabs: { components: ['Panel'] } },
      { id: 'guides/hooks', title: 'Hooks', tabs: { hooks: ['usePanel'] } },
    ] as unknown as NonNullable<Parameters<typeof referenceOf>[0]>['guides'];
    const uses = new Map([
      [
        'Panel',
        [
          { pathname: '/core/guides/panels', title: 'Panels' },
          { pathname: '/core/guides/panels', title: 'In [use]', demo: 'core/panel/PanelBasic' },
        ],
      ],
    ]) as never;
    const panel = pageOf('Panel', { guides, uses });
    expect(panel).toContain(
      'The guide [Panels \\*new\\*](/core/guides/panels/) shows how to use it.',
    );
    expect(panel).toContain(
      '- [Panels](/core/guides/panels/)\n- [In \\[use\\]: `PanelBasic`](/core/guides/panels/#PanelBasic)\n',
    );
    expect(pageOf('usePanel', { guides })).toContain('The guide [Hooks](/core/guides/hooks/)');
    expect(pageOf('Button', { guides, uses })).not.toContain('The guide');
  });
});

describe('sections of an export', () => {
  const shown = (...args: Parameters<typeof interfaceSections>): string[] =>
    interfaceSections(...args).map(
      ({ heading, id, body }) => `${heading} #${id}: ${body.join(' / ')}`,
    );

  const signature = (type: string) => ({
    signature: `() => ${type}`,
    typeParameters: [],
    description: '',
    parameters: [],
    returns: { type, description: '' },
  });

  test('of a hook are its signatures and what it returns', () => {
    const hook = (parts: object) => shown(exported('useA', 'hook', parts));
    expect(hook({ signatures: [signature('A')] })).toEqual([
      'Signature #signature: <ApiSignatures of="useA" />',
      'Return value #return-value: `A`.',
    ]);
    expect(hook({ signatures: [signature('A'), signature('B'), signature('A')] })).toEqual([
      'Signatures #signature: <ApiSignatures of="useA" />',
      'Return value #return-value: `A` or `B`.',
    ]);
    expect(hook({ signatures: [signature('A')], returnMembers: [member('a')] })[1]).toBe(
      'Return value #return-value: <ApiMembers of="useA" part="returnMembers" />',
    );
    expect(hook({})[1]).toBe('Return value #return-value: None.');
  });

  test('of a class are its constructor and members, of a type none', () => {
    expect(shown(exported('Store', 'class'))).toEqual([
      'Constructor #constructor: <ApiSignatures of="Store" />',
      'Members #members: <ApiMembers of="Store" part="members" />',
    ]);
    expect(shown(exported('T', 'type'))).toEqual([]);
    expect(shown(exported('f', 'function'))).toHaveLength(2);
  });

  test('that share a page have ids of their own', () => {
    const ids = interfaceSections(exported('useA', 'hook'), prefixedSectionId('useA'));
    expect(ids.map(({ id }) => id)).toEqual(['use-a-signature', 'use-a-return-value']);
  });

  test('of a generic component say what it takes', () => {
    const typeParameters = [{ name: 'T', constraint: 'object', default: '{}' }, { name: 'K' }];
    expect(shown(exported('Grid', 'component', { typeParameters }))[0]).toBe(
      'Props #props: `Grid` is generic: / - `T`, which extends `object`, by default `{}`\n- `K` / <ApiMembers of="Grid" part="props" />',
    );
  });
});

test('a type tells its bases, ways to call it, and who mentions it', () => {
  const body = (kind: 'interface' | 'type' | 'context' | 'constant', parts: object = {}) =>
    typeBody(exported('T', kind, parts));
  expect(body('interface', { extends: ['A', 'B<C>'] })).toEqual([
    '<ApiDescription of="T" />',
    'Extends `A` and `B<C>`.',
  ]);
  expect(body('interface', { signatures: [{}], typeParameters: [{ name: 'K' }] })).toEqual([
    '<ApiDescription of="T" />',
    '`T` is generic:',
    '- `K`',
    '<ApiSignatures of="T" />',
  ]);
  for (const kind of ['type', 'context', 'constant'] as const) {
    expect(body(kind)).toEqual(['<ApiDescription of="T" />', '<ApiDefinition of="T" />']);
  }
  const note = (...mentionedBy: readonly string[]) => body('interface', { mentionedBy })[1];
  expect(note('a', 'b', 'c')).toBe(
    'The package does not export this type; it is part of `a`, `b`, `c`.',
  );
  expect(note('a', 'b', 'c', 'd')).toBe(
    'The package does not export this type; it is part of `a`, `b`, `c`, and others.',
  );
});

describe('what changed', () => {
  test('is told by release, newest first, with the name of what is not the subject', () => {
    const changes = [
      change({ version: '1.1.0' }),
      change({ exportName: 'Apart', exportKind: 'interface', part: 'members', member: 'a' }),
      change({ exportName: 'Apart', exportKind: 'interface', part: 'export', member: undefined }),
      change({ exportName: 'Other' }),
    ];
    const { body } = changesSection(['Panel', 'Apart'], referenceOf({ changes }));
    expect(body[0]).toBe('**[2.0.0](/core/api/changes-2-0-0/)**');
    expect(body[1]?.split('\n')).toHaveLength(2);
    expect(body[1]).toMatch(/^- `Apart`: Removed .*\n- Removed /);
    expect(body[2]).toBe('**[1.1.0](/core/api/changes-1-1-0/)**');
    expect(body[3]).toMatch(/^- Removed the prop `title`\.$/);
    expect(body).toHaveLength(4);
  });

  test('is told once', () => {
    const kept = (...changes: readonly ApiChange[]) => referenceOf({ changes }).changes;
    const ofProps = change({ exportName: 'PanelProps', exportKind: 'interface', part: 'members' });
    expect(kept(ofProps)).toEqual([]);
    expect(kept({ ...ofProps, part: 'export' })).toHaveLength(1);
    const slots = change({ member: 'slots' });
    expect(kept(slots)).toEqual([slots]);
    const slot = change({ part: 'slots', member: 'root' });
    expect(kept(slots, slot)).toEqual([slot]);
    expect(kept(slots, { ...slot, exportName: 'Button' })).toHaveLength(2);
    const returned = change({
      exportName: 'usePanel',
      part: 'returnMembers',
      member: 'a',
      to: 'A',
    });
    const ofType = change({ exportName: 'PanelState', part: 'members', member: 'a', to: 'A' });
    expect(kept(returned)).toEqual([returned]);
    expect(kept(returned, ofType)).toEqual([ofType]);
    expect(kept(returned, { ...ofType, to: 'B' })).toHaveLength(2);
    expect(kept(returned, { ...ofType, member: 'b' })).toHaveLength(2);
  });
});

test('exports come by kind in the order of the alphabet, each name once, without aliases', () => {
  expect(exportsOf('component', reference).map(({ name }) => name)).toEqual(['Button', 'Panel']);
  const twice = referenceOf({
    api: { ...api, exports: [...api.exports, exported('Button', 'component')] },
  });
  expect(exportsOf('component', twice)).toHaveLength(2);
  expect(typesOn('/core/api/panel', reference).map(({ name }) => name)).toEqual([
    ...['Apart', 'PanelSlotProps', 'PanelState'],
  ]);
  expect(typesOn('/core/api/use-panel', reference).map(({ name }) => name)).toEqual(['Hidden']);
  expect(coreFile('/core/api/panel')).toBe('docs-core/api/panel.mdx');
  expect(releasePathname('0.13.0')).toBe('/core/api/changes-0-13-0');
});

test('the overview has a table for each kind that there is', () => {
  const { file, text } = overviewPage(reference);
  expect(file).toBe('docs-core/api/overview.mdx');
  expect(text).toContain('`p@2.0.0`');
  expect(text.match(/^## .*/gm)).toEqual([
    '## Components {/* #components */}',
    '## Hooks {/* #hooks */}',
    '## Contexts {/* #contexts */}',
    '## Classes {/* #classes */}',
    '## Constants {/* #constants */}',
    '## Types {/* #types */}',
  ]);
  expect(text).toContain(
    '| Name | Module | Since |\n| --- | --- | --- |\n| [`Button`](/core/api/button/) | `p/Button` | 1.0.0 or earlier |\n| [`Panel`](/core/api/panel/) | `p/Panel` | 1.1.0 |\n',
  );
  expect(text).toMatch(/\[`Apart`\].*\n.*\[`Codec`\].*\n\| `Nowhere` \| `p\/nowhere` \|/);
  expect(text).not.toMatch(/PanelProps|PanelSlots`/);
  const hooks = referenceOf({ api: { ...api, exports: [exported('useA', 'hook')] } });
  expect(overviewPage(hooks).text.match(/^## .*/gm)).toEqual(['## Hooks {/* #hooks */}']);
});

test('coverage is told in numbers, with each gap and its reason', () => {
  const gaps = [
    { key: 'Panel', kind: 'entry' },
    { key: 'Panel.hint', kind: 'description', reason: 'said | nowhere' },
    { key: 'Panel.more', kind: 'description' },
  ];
  const coverage = { exports: 5, props: 9, gaps, needless: [] };
  const { text } = coveragePage(
    coverage as unknown as Parameters<typeof coveragePage>[0],
    reference,
  );
  expect(text).toContain(
    '| Public exports with an entry | 4 | 5 |\n| Props of components with a description | 7 | 9 |',
  );
  expect(text).toContain(
    '| Name | Gap | Reason |\n| --- | --- | --- |\n| `Panel` | no entry |  |\n| `Panel.hint` | no description | said \\| nowhere |\n| `Panel.more` | no description |  |\n',
  );
  const whole = coveragePage({ ...coverage, gaps: [] } as never, reference).text;
  expect(whole).toMatch(/#gaps \*\/\}\n\nNone\.\n$/);
});
