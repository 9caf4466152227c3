import { exemptions } from './exemptions';
import type { ApiExport, ApiPackage } from './model';

/** What the reference has no entry or description for. */
export interface Gap {
  /** `Export` or `Export.prop`. */
  readonly key: string;
  readonly kind: 'entry' | 'description';
  /** Why that is accepted; absent if it is not. */
  readonly reason?: string;
}

/** How complete the reference is. */
export interface Coverage {
  readonly exports: number;
  readonly props: number;
  readonly gaps: readonly Gap[];
  /** Exemptions of what is complete by now. */
  readonly needless: readonly string[];
}

function propGaps({ name, kind, props = [] }: ApiExport): Gap[] {
  return kind === 'component'
    ? props
        .filter(({ description }) => description.trim() === '')
        .map((prop) => ({ key: `${name}.${prop.name}`, kind: 'description' as const }))
    : [];
}

/**
 * Compares what the package exports with what the reference shows.
 *
 * @param hasEntry - True for an export that has a page or a section on one.
 */
export function coverageOf(
  api: ApiPackage,
  hasEntry: (name: string) => boolean,
  accepted: Readonly<Record<string, string>> = exemptions,
): Coverage {
  const found: Gap[] = api.exports.flatMap((entry) => [
    ...(hasEntry(entry.name) ? [] : [{ key: entry.name, kind: 'entry' as const }]),
    ...propGaps(entry),
  ]);
  const byKey = new Map(found.map((gap) => [gap.key, gap]));
  const gaps = [...byKey.values()].map((gap) =>
    Object.hasOwn(accepted, gap.key) ? { ...gap, reason: accepted[gap.key] } : gap,
  );
  return {
    exports: new Set(api.exports.map(({ name }) => name)).size,
    props: api.exports.reduce(
      (sum, { kind, props = [] }) => sum + (kind === 'component' ? props.length : 0),
      0,
    ),
    gaps,
    needless: Object.keys(accepted).filter((key) => !byKey.has(key)),
  };
}
