import type { Evaluation, RosterState } from '#muster/battlescribe';
import type { ReviewReason } from '#muster/diagnostics';
import type { UnitId } from '#muster/roster';
import type { Army } from './army.js';
import type { IndexedRelease } from '#muster/catalogue';

/** An army as selections with BattleScribe ids. */
export interface BuiltArmy {
  readonly state: RosterState;
  /** The evaluation of the state under this release, if it was already computed. */
  readonly evaluation?: Evaluation;
}

/** A roster looked up in one release before it is evaluated: without prices and with printed keywords. */
export interface Resolution extends BuiltArmy {
  readonly resolved: Army;
  /** If the list names no Warlord: the army with every unit that can be the Warlord selected as a Warlord. */
  readonly withAnyWarlord?: RosterState;
  /** Ids of the units' selections in `state`, by the unit's id in the roster as written. */
  readonly selectionIds: ReadonlyMap<UnitId, string>;
  /** Units with an upgrade that is in no selection, so that the evaluator cannot give their full price. */
  readonly unpriced: ReadonlySet<UnitId>;
  readonly review: readonly ReviewReason[];
  readonly release: IndexedRelease;
}
