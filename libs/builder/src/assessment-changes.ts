import type { SaidFinding } from '@muster/checking';
import type { Assessment } from './assess.js';

/** What an edit did to prices and findings. */
export interface AssessmentChanges {
  readonly points: { readonly before: number | null; readonly after: number | null };
  /** Units whose price changed, that came (before: null) or went (after: null). */
  readonly units: readonly ChangedPrice[];
  readonly gained: readonly SaidFinding[];
  readonly lost: readonly SaidFinding[];
}

export interface ChangedPrice {
  /** Id of the unit's selection. */
  readonly unit: string;
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
}

export function changesBetween(before: Assessment, after: Assessment): AssessmentChanges {
  const findings = { before: findingsByKey(before), after: findingsByKey(after) };
  return {
    points: { before: before.report.points.computed, after: after.report.points.computed },
    units: changedPrices(before, after),
    gained: [...findings.after].flatMap(([key, finding]) => (findings.before.has(key) ? [] : [finding])),
    lost: [...findings.before].flatMap(([key, finding]) => (findings.after.has(key) ? [] : [finding])),
  };
}

/** The same finding of the same units keeps its key when units before it come or go. */
function findingsByKey({ report, unitIds }: Assessment): ReadonlyMap<string, SaidFinding> {
  const known = (path: SaidFinding['path']): readonly unknown[] =>
    path[0] === 'units' && typeof path[1] === 'number' ? [unitIds[path[1]], ...path.slice(2)] : path;
  return new Map(
    report.findings.map((finding) => [
      JSON.stringify([finding.code, finding.messageId, finding.params, known(finding.path), finding.related.map(known)]),
      finding,
    ]),
  );
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
