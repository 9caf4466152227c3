import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const themeFolder = path.join(__dirname, '../../../src/theme');

/** Every override, by the name under which the theme imports it. */
function overrides(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) {
      return overrides(path.join(folder, entry.name));
    }
    if (!/\.tsx?$/.test(entry.name)) {
      return [];
    }
    const component = path.relative(themeFolder, path.join(folder, entry.name));
    return [component.replace(/\.tsx?$/, '').replace(/\/index$/, '')];
  });
}

const rows = [
  ...readFileSync(path.join(themeFolder, 'README.md'), 'utf8').matchAll(
    /^\| `([^`]+)` \| (wrap|eject|new) \| (.+?) \| (`[^`]+`(?:, `[^`]+`)*) \|$/gm,
  ),
].map(([, component = '', kind, reason, tests = '']) => ({
  component,
  kind,
  reason,
  tests: tests.split(', ').map((test) => test.replaceAll('`', '')),
}));

function sourceOf(component: string): string {
  const base = path.join(themeFolder, component);
  const candidates = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => base + ending);
  for (const candidate of candidates) {
    try {
      return readFileSync(candidate, 'utf8');
    } catch {
      // The next spelling of the file's name.
    }
  }
  throw new Error(`src/theme/README.md names ${component}, which is not there`);
}

describe('the ledger of theme overrides', () => {
  it('lists exactly what is overridden', () => {
    expect(rows.map(({ component }) => component).sort()).toEqual(overrides(themeFolder).sort());
  });

  it.each(rows)('tells the truth about $component', ({ component, kind, tests }) => {
    const source = sourceOf(component);
    expect(source.includes('@theme-original/')).toBe(kind === 'wrap');
    if (kind === 'eject') {
      expect(source).toMatch(/\/\/ Change: /);
    }
    for (const test of tests) {
      expect(() => readFileSync(path.join(__dirname, '../../..', test))).not.toThrow();
    }
  });
});
