import type { Assessment } from './assess.js';
import type { KeyedFinding } from './keyed-finding.js';

/** The effect of an edit on prices and findings. */
export interface AssessmentChanges {
  readonly points: { readonly before: number | null; readonly after: number | null };
  /** Units whose price changed, that were added (`before` is null) or removed (`after` is null). */
  readonly units: readonly ChangedPrice[];
  readonly gained: readonly KeyedFinding[];
  readonly lost: readonly KeyedFinding[];
}

export interface ChangedPrice {
  /** Id of the unit's selection. */
  readonly unit: string;
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
}

export function changesBetween(before: Assessment, after: Assessment): AssessmentChanges {
  return {
    points: { before: before.report.points.computed, after: after.report.points.computed },
    units: changedPrices(before, after),
    gained: findingsOnlyIn(after, before),
    lost: findingsOnlyIn(before, after),
  };
}

function changedPrices(before: Assessment, after: Assessment): readonly ChangedPrice[] {
  const old = prices(before);
  const now = prices(after);
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((unit) => {
    const [was, is] = [old.get(unit), now.get(unit)];
    if (was?.price === is?.price && was && is) return [];
    return [{ unit, name: (is ?? was)?.name ?? '', before: was?.price ?? null, after: is?.price ?? null }];
  });
}

function prices({ report, unitIds }: Assessment): ReadonlyMap<string, { readonly name: string; readonly price: number | null }> {
  return new Map(report.units.map(({ name, computed }, index) => [unitIds[index] ?? '', { name, price: computed }]));
}

export function findingsOnlyIn(one: Assessment, other: Assessment): readonly KeyedFinding[] {
  const known = new Set(other.report.findings.map(({ key }) => key));
  const own = new Map(one.report.findings.map((finding) => [finding.key, finding]));
  return [...own.values()].filter(({ key }) => !known.has(key));
}
