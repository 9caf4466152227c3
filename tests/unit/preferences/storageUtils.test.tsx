/** @jest-environment jsdom */
import { act, render, renderHook } from '@testing-library/react';
import {
  createStorageSlot,
  listStorageKeys,
  useStorageSlot,
} from '../../../src/plugins/preferences/standIns/storageUtils';

jest.mock('@generated/site-storage', () => ({ type: 'localStorage', namespace: '-toolpad' }));

let complaints: jest.SpyInstance[];

beforeEach(() => {
  complaints = (['error', 'warn', 'log'] as const).map((method) => jest.spyOn(console, method));
});

afterEach(() => {
  complaints.forEach((spy) => expect(spy).not.toHaveBeenCalled());
  jest.restoreAllMocks();
  window.localStorage.clear();
});

function refuse(method?: 'getItem' | 'setItem' | 'removeItem'): void {
  const refusal = () => {
    throw new DOMException('refused', method ? 'QuotaExceededError' : 'SecurityError');
  };
  if (method) jest.spyOn(Storage.prototype, method).mockImplementation(refusal);
  else jest.spyOn(window, 'localStorage', 'get').mockImplementation(refusal);
}

it('keeps a value under the namespaced key', () => {
  const slot = createStorageSlot('theme');
  expect(slot.get()).toBeNull();
  slot.set('dark');
  expect(window.localStorage.getItem('theme-toolpad')).toBe('dark');
  expect(createStorageSlot('theme').get()).toBe('dark');
  expect(listStorageKeys()).toEqual(['theme-toolpad']);
  slot.del();
  expect(window.localStorage).toHaveLength(0);
});

it('tells listeners of this window and of others, once for each change', () => {
  const slot = createStorageSlot('a');
  const heard: (string | null)[] = [];
  const stop = slot.listen(({ newValue }) => heard.push(newValue));
  slot.set('1');
  slot.set('1');
  slot.del();
  createStorageSlot('b').set('2');
  window.dispatchEvent(new StorageEvent('storage', { key: 'a-toolpad', newValue: '3' }));
  stop();
  slot.set('4');
  expect(heard).toEqual(['1', null, '3']);
});

it.each([
  ['refused altogether', undefined],
  ['full', 'setItem'],
  ['unreadable', 'getItem'],
] as const)('holds choices in memory where storage is %s', (_, method) => {
  refuse(method);
  const key = `memory ${method}`;
  createStorageSlot(key).set('dark');
  expect(createStorageSlot(key).get()).toBe(method === 'getItem' ? null : 'dark');
  createStorageSlot(key).del();
  expect(createStorageSlot(key).get()).toBeNull();
  expect(() => listStorageKeys()).not.toThrow();
});

it('forgets a value that can not be removed', () => {
  createStorageSlot('c').set('1');
  refuse('removeItem');
  createStorageSlot('c').del();
  expect(createStorageSlot('c').get()).toBeNull();
});

it('keeps nothing where that is asked for', () => {
  const slot = createStorageSlot('d', { persistence: 'none' });
  slot.set('1');
  expect(slot.get()).toBeNull();
});

describe('useStorageSlot', () => {
  it('follows the value', () => {
    const { result } = renderHook(() => useStorageSlot('e'));
    expect(result.current[0]).toBeNull();
    act(() => result.current[1].set('1'));
    expect(result.current[0]).toBe('1');
    act(() => createStorageSlot('e').del());
    expect(result.current[0]).toBeNull();
  });

  it('has no value without a name', () => {
    const { result } = renderHook(() => useStorageSlot(null));
    act(() => result.current[1].set('1'));
    expect(result.current[0]).toBeNull();
  });

  it('hydrates as the built page was rendered, without a value', () => {
    createStorageSlot('f').set('1');
    const rendered: (string | null)[] = [];
    const Value = () => {
      const [value] = useStorageSlot('f');
      rendered.push(value);
      return value;
    };
    const onRecoverableError = jest.fn();
    render(<Value />, {
      container: document.createElement('p'),
      hydrate: true,
      onRecoverableError,
    });
    expect(rendered).toEqual([null, '1']);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
