import type { Evaluation, RosterState } from '#muster/battlescribe';
import type { ReviewReason } from '#muster/diagnostics';
import type { UnitId } from '#muster/roster';
import type { Army } from './army.js';
import type { IndexedRelease } from '#muster/catalogue';

/** An army as selections of the data's own ids. */
export interface BuiltArmy {
  readonly state: RosterState;
  /** What the state comes to under the release, where that was worked out before. */
  readonly evaluation?: Evaluation;
}

/** A roster looked up in one release, before it is evaluated: no prices, and keywords as printed. */
export interface Resolution extends BuiltArmy {
  readonly resolved: Army;
  /** The army with every unit that can be the Warlord as one, where the list states none. */
  readonly withAnyWarlord?: RosterState;
  /** By the units of the roster as written: the id of the unit's selection in `state`. */
  readonly selectionIds: ReadonlyMap<UnitId, string>;
  /** Units of which an upgrade is in no selection, so what the evaluator says of it is no full price. */
  readonly unpriced: ReadonlySet<UnitId>;
  readonly review: readonly ReviewReason[];
  readonly release: IndexedRelease;
}
