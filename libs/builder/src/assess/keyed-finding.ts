import type { CheckReport } from '#muster/checking';
import type { Diagnostic, Path, ReviewReason } from '#muster/diagnostics';
import { shortKey } from './short-key.js';

/** A finding of a saved roster. */
export interface KeyedFinding extends Diagnostic {
  /** An opaque key. The finding keeps it while other units are added and removed. */
  readonly key: string;
  /** A key that is the same for all variants of the finding at that place, for example if only a number has changed. */
  readonly place: string;
}

export interface KeptReport extends CheckReport {
  readonly findings: readonly KeyedFinding[];
}

export function keyedReport(report: CheckReport, unitIds: readonly string[]): KeptReport {
  return { ...report, findings: report.findings.map((finding) => keyed(finding, unitIds)) };
}

function keyed(finding: Diagnostic, unitIds: readonly string[]): KeyedFinding {
  const { code, messageId, params, phrases, path, related } = finding;
  const at = [code, messageId, byId(path, unitIds)];
  return { ...finding, key: hashOf([...at, { ...params, ...phrases }, related.map((one) => byId(one, unitIds))]), place: hashOf(at) };
}

/** A key that is the same for a review reason before and after an edit. */
export function reasonKey({ code, messageId, params, phrases, path }: ReviewReason, unitIds: readonly string[]): string {
  return JSON.stringify([code, messageId, { ...params, ...phrases }, byId(path, unitIds)]);
}

/** The path with the unit's id instead of its index. */
function byId(path: Path, unitIds: readonly string[]): readonly unknown[] {
  return path[0] === 'units' && typeof path[1] === 'number' ? [unitIds[path[1]], ...path.slice(2)] : path;
}

const hashOf = (value: unknown): string => shortKey(JSON.stringify(value));
