import { say } from '../messages.js';
import type { ArmyComparison, ComparedUnit } from './compare-armies.js';
import { DATA_DRIFTED, LISTS_DIFFER, type DataDifferenceKind, type Difference, type ListDifferenceKind } from './difference.js';
import type { ListDrift, UnitDrift } from './explain-drift.js';

/** A difference with its sentence. */
export interface SaidDifference<Kind extends string> extends Difference<Kind> {
  readonly message: string;
}

/** The same with sentences. */
type Said<T, Kind extends string> = Omit<T, 'differences' | 'units'> & { readonly differences: readonly SaidDifference<Kind>[] };

export type SaidUnitDrift = Said<UnitDrift, DataDifferenceKind>;
export type SaidDrift = Said<ListDrift, DataDifferenceKind> & { readonly units: readonly SaidUnitDrift[] };
export type SaidComparedUnit = Said<ComparedUnit, ListDifferenceKind>;
export type SaidComparison = Said<ArmyComparison, ListDifferenceKind> & { readonly units: readonly SaidComparedUnit[] };

export function sayComparison(comparison: ArmyComparison): SaidComparison {
  return { ...withWords(comparison, LISTS_DIFFER), units: comparison.units.map((unit) => withWords(unit, LISTS_DIFFER)) };
}

export function sayDrift(drift: ListDrift): SaidDrift {
  return { ...withWords(drift, DATA_DRIFTED), units: drift.units.map((unit) => withWords(unit, DATA_DRIFTED)) };
}

function withWords<Kind extends string, T extends { readonly differences: readonly Difference<Kind>[] }>(one: T, code: string) {
  const differences = one.differences.map((difference) => ({
    ...difference,
    message: say({ code, messageId: difference.kind, params: difference.params }),
  }));
  return { ...one, differences };
}
