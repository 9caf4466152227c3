/** @jest-environment jsdom */
import fc from 'fast-check';
import { themeModeScript } from '../../../src/preferences/themeModeScript';
import { visit } from './pageState';

const key = 'theme-toolpad';
const run = new Function(themeModeScript({ type: 'localStorage', key })) as () => void;

function emulateSystem(mode: 'light' | 'dark'): void {
  window.matchMedia = ((query: string) => ({
    matches: query === `(prefers-color-scheme: ${mode})`,
  })) as typeof window.matchMedia;
}

function modeAfter(query: string, stored: string | null) {
  document.documentElement.setAttribute('data-theme', 'garbage');
  visit(query);
  window.localStorage.clear();
  if (stored !== null) window.localStorage.setItem(key, stored);
  run();
  const { theme, themeChoice } = document.documentElement.dataset;
  return [theme, themeChoice];
}

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
  visit('');
});

it.each([
  ['missing', undefined],
  ['null', () => null],
  [
    'refused',
    () => {
      throw new Error('refused');
    },
  ],
])('is light where the mode of the system is %s, and throws nothing', (_name, matchMedia) => {
  window.matchMedia = matchMedia as unknown as typeof window.matchMedia;
  expect(modeAfter('', null)).toEqual(['light', 'system']);
  expect(window.matchMedia('print').matches).toBe(false);
  window.matchMedia('print').addEventListener('change', () => {});
  expect(modeAfter('', 'dark')).toEqual(['dark', 'dark']);
});

describe.each(['light', 'dark'] as const)('where the system is %s', (system) => {
  beforeEach(() => emulateSystem(system));

  it.each([
    ['', null, system, 'system'],
    ['', 'dark', 'dark', 'dark'],
    ['', 'light', 'light', 'light'],
    ['?docusaurus-theme=dark', 'light', 'dark', 'dark'],
    ['?docusaurus-theme=purple', 'light', 'light', 'light'],
    ['?docusaurus-theme=', 'system', system, 'system'],
    ['', 'DARK', system, 'system'],
    ['', '"dark"', system, 'system'],
  ])('address %j and storage %j', (query, stored, theme, choice) => {
    expect(modeAfter(query, stored)).toEqual([theme, choice]);
  });

  it('lets no other value through', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'grapheme' }),
        (stored, asked) => {
          const [theme, choice] = modeAfter(
            `?docusaurus-theme=${encodeURIComponent(asked)}`,
            stored,
          );
          expect(['light', 'dark']).toContain(theme);
          expect(['light', 'dark', 'system']).toContain(choice);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('follows the system where storage is refused', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    visit('');
    run();
    expect(document.documentElement.dataset.theme).toBe(system);
    visit('?docusaurus-theme=dark');
    run();
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
});
