import { createHash } from 'node:crypto';
import type { CheckReport } from '#muster/checking';
import type { NewCheckResult } from '#muster/persistence';

/** Converts a report to a row of the results table. */
export function resultOf(report: CheckReport): NewCheckResult {
  const { verdict, army, points, findings, format, release } = report;
  return {
    failure: null,
    verdict,
    faction: army.faction,
    detachment: army.detachments.length === 0 ? null : army.detachments.join(', '),
    statedPoints: storable(points.stated),
    computedPoints: storable(points.computed),
    findings: findings.length,
    format: format?.id ?? null,
    release: release?.label ?? null,
    fingerprint: fingerprintOf(report),
    report: JSON.stringify(report),
  };
}

/** Null unless the number fits into an integer column, because a file may state any number. */
const storable = (points: number | null): number | null =>
  points !== null && Number.isInteger(points) && Math.abs(points) <= 0x7fffffff ? points : null;

/** The result of a list that has no report. */
export function failedResult(failure: string): NewCheckResult {
  return {
    failure,
    ...{
      verdict: null,
      faction: null,
      detachment: null,
      statedPoints: null,
      computedPoints: null,
      findings: 0,
      format: null,
      release: null,
    },
    fingerprint: createHash('sha256').update(failure).digest(),
    report: null,
  };
}

/** Two reports with the same content have the same fingerprint, even if the names of their releases differ. */
function fingerprintOf({ verdict, points, findings, review, budgets, units }: CheckReport): Uint8Array {
  const said = {
    verdict,
    points,
    findings: findings.map(({ code, severity, messageId, params, path }) => ({ code, severity, messageId, params, path })),
    review: review.map(({ code, messageId, params, path }) => ({ code, messageId, params, path })),
    budgets: budgets.map(({ kind, balance, limit }) => ({ kind, balance, limit })),
    units: units.map(({ datasheet, models, computed }) => ({ datasheet, models, computed })),
  };
  return createHash('sha256').update(JSON.stringify(said)).digest();
}

/** The store returns reports unchanged, so no full validation is needed. */
export const isReport = (value: unknown): value is CheckReport =>
  typeof value === 'object' && value !== null && 'verdict' in value && 'army' in value && 'units' in value;
