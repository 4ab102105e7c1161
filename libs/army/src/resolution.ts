import type { Evaluation, RosterState } from '#muster/battlescribe';
import type { ReviewReason } from '#muster/diagnostics';
import type { UnitId } from '#muster/roster';
import type { Army } from './army.js';
import type { IndexedRelease } from '#muster/catalogue';

/** A roster looked up in one release, before it is evaluated: no prices, and keywords as printed. */
export interface Resolution {
  readonly resolved: Army;
  /** The army for the evaluator. Units that were not found, or cannot be selected, are not in it. */
  readonly state: RosterState;
  /** Of `state`, where looking up took one. */
  readonly evaluation?: Evaluation;
  /** The army with every unit that can be the Warlord as one, where the list states none. */
  readonly withAnyWarlord?: RosterState;
  /** By the units of the roster as written: the id of the unit's selection in `state`. */
  readonly selectionIds: ReadonlyMap<UnitId, string>;
  /** Units of which an upgrade is in no selection, so what the evaluator says of it is no full price. */
  readonly unpriced: ReadonlySet<UnitId>;
  readonly review: readonly ReviewReason[];
  readonly release: IndexedRelease;
}
