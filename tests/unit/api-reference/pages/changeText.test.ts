import type { ApiChange } from '@site/src/api-reference/model';
import { byRelease, changeText } from '@site/src/api-reference/pages/changeText';

const change = (parts: Partial<ApiChange>): ApiChange => ({
  version: '2.0.0',
  exportName: 'Panel',
  exportKind: 'component',
  part: 'props',
  member: 'title',
  change: 'added',
  ...parts,
});

test.each<[Partial<ApiChange>, string]>([
  [{ to: 'string' }, 'Added the prop `title`: `string`.'],
  [{ change: 'removed' }, 'Removed the prop `title`.'],
  [
    { change: 'retyped', from: 'string', to: 'ReactNode' },
    'Changed the type of the prop `title` from `string` to `ReactNode`.',
  ],
  [
    { change: 'default', part: 'slots', member: 'button', from: 'A', to: '' },
    'Changed the default of the slot `button` from `A` to none.',
  ],
  [{ change: 'required', to: 'true' }, 'Made the prop `title` required.'],
  [{ change: 'required', to: 'false' }, 'Made the prop `title` optional.'],
  [{ part: 'export', member: undefined, to: 'p/Panel' }, 'Added the component `Panel`.'],
  [{ change: 'default', from: 'A' }, 'Changed the default of the prop `title` from `A` to none.'],
  [
    { change: 'default', from: '', to: 'B' },
    'Changed the default of the prop `title` from none to `B`.',
  ],
  [
    { change: 'default', part: 'slotProps', member: 'button', to: 'B' },
    'Changed the default of the slot prop `button` from none to `B`.',
  ],
  [
    { change: 'retyped', part: 'type', member: undefined, from: 'A', to: 'B' },
    'Changed the type from `A` to `B`.',
  ],
  [{ change: 'required', to: 'required' }, 'Made the prop `title` required.'],
  [{ change: 'deprecated', part: 'members', member: 'open' }, 'Deprecated the member `open`.'],
  [
    { change: 'removed', part: 'returnMembers', member: 'open' },
    'Removed the member of the result `open`.',
  ],
  [{ change: 'added', part: 'signatures', member: undefined }, 'Added the signature.'],
  [
    { change: 'moved', part: 'export', member: undefined, from: 'p', to: 'p/Panel' },
    'Moved the component `Panel` from `p` to `p/Panel`.',
  ],
])('%j reads well', (parts, text) => {
  expect(changeText(change(parts))).toBe(text);
});

test('releases come newest first, by number', () => {
  const versions = ['0.9.0', '0.13.0', '0.12.1'].map((version) => change({ version }));
  expect([...byRelease(versions).keys()]).toEqual(['0.13.0', '0.12.1', '0.9.0']);
});
