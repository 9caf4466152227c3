import {
  hasOwnPage,
  homeAddress,
  homesOf,
  partHome,
  propsOwner,
} from '@site/src/api-reference/homes';
import { api, exported, member } from './pages/samplePackage';

const homes = homesOf(api);

const addressOf = (name: string): string | undefined => {
  const home = homes.get(name);
  return home && homeAddress(home);
};

test.each([
  ['Panel', '/core/api/panel/'],
  ['usePanel', '/core/api/use-panel/'],
  ['Store', '/core/api/store/'],
  ['createStore', '/core/api/create-store/'],
  ['PanelContext', '/core/api/contexts/#panel-context'],
  ['CODEC_STRING', '/core/api/codecs/#codec-string'],
  ['Codec', '/core/api/codecs/#codec'],
  ['PanelProps', '/core/api/panel/#props'],
  ['PanelSlots', '/core/api/panel/#slots'],
  // Without slot props, it is a type like any other.
  ['PanelSlotProps', '/core/api/panel/#panel-slot-props'],
  ['PanelState', '/core/api/panel/#panel-state'],
  ['Hidden', '/core/api/use-panel/#hidden'],
  ['Nowhere', undefined],
  ['Lost', undefined],
])('%s stands at %s', (name, address) => {
  expect(addressOf(name)).toBe(address);
});

test('components, hooks, classes, and functions have pages of their own', () => {
  const kinds = ['component', 'hook', 'class', 'function', 'context', 'constant', 'type'] as const;
  expect(kinds.filter((kind) => hasOwnPage(exported('A', kind)))).toEqual([
    ...['component', 'hook', 'class', 'function'],
  ]);
});

test('a part of a component is known by the names of its types', () => {
  expect(propsOwner('PanelProps', api)?.name).toBe('Panel');
  expect(propsOwner('Panel', api)).toBeUndefined();
  expect(partHome('PanelState', api)).toBeUndefined();
  const withSlots = {
    ...api,
    exports: [exported('A', 'component', { slotProps: [member('root')] }), exported('B', 'hook')],
  };
  expect(partHome('ASlotProps', withSlots)).toEqual({
    pathname: '/core/api/a',
    anchor: 'slot-props',
  });
  expect(partHome('ASlots', withSlots)).toBeUndefined();
  expect(partHome('BSlots', withSlots)).toBeUndefined();
  expect(partHome('Slots', withSlots)).toBeUndefined();
});

test('a type stands with the export that has the name of the module, else with the first', () => {
  const named = (...names: readonly string[]) =>
    homesOf({
      ...api,
      exports: [
        ...names.map((name) =>
          exported(name, 'component', {
            modules: ['p/main', 'p'],
            ...(name.startsWith('old') && { deprecated: 'use main' }),
          }),
        ),
        exported('Other', 'component', { modules: ['p', 'p/main'] }),
        exported('T', 'type', { modules: ['p/main'] }),
      ],
    }).get('T')?.pathname;
  expect(named('first', 'main')).toBe('/core/api/main');
  expect(named('first', 'second')).toBe('/core/api/first');
  expect(named('oldMain', 'second')).toBe('/core/api/second');
  expect(named()).toBeUndefined();
});

test('of two exports of one name the first has the place', () => {
  const twice = { ...api, exports: [exported('A', 'context'), exported('A', 'component')] };
  expect(homesOf(twice).get('A')?.pathname).toBe('/core/api/contexts');
});
