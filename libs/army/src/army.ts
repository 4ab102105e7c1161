import type { Params, Path, ReviewReason, Uncertain } from '#muster/diagnostics';
import type { EditionId, StatedFact } from '#muster/roster';
import type { ArmyDeclarations } from './declarations.js';
import type { Faction } from '#muster/catalogue';
import type { ArmyDetachment, ArmyUnit } from './army-unit.js';

/** A roster whose references were looked up in one release. Rules see nothing else. */
export interface Army {
  readonly edition: EditionId;
  readonly pointsLimit: number | null;
  readonly statedPoints: number | null;
  /** Sum over units; null when a unit could not be priced. */
  readonly points: number | null;
  readonly factions: readonly Faction[];
  /** The one that counts; null when none was stated or found. */
  readonly faction: Faction | null;
  readonly detachments: readonly ArmyDetachment[];
  /** Units found, in the order of the list. Those not found are in `gaps`. */
  readonly units: readonly ArmyUnit[];
  /** What could not be looked up: a rule that would need it must not accuse. */
  readonly gaps: readonly Gap[];
  /** What of the army is not known for certain, and why. Absent: nothing. */
  readonly uncertain?: Uncertain;
  /** Label of the release whose prices differ from those that the list states for its units. Absent: they agree, or none are stated. */
  readonly pricedUnder?: string;
  /**
   * What the format or the caller states wherever there is any: there, nothing stated is a stated none.
   * Absent or not in the set: nothing stated is only not stated.
   */
  readonly statesAll?: ReadonlySet<StatedFact>;
  /** What is declared of the battle beside the list. Absent: nothing. */
  readonly declared?: ArmyDeclarations;
}

/** Something stated that was not resolved. */
export interface Gap {
  readonly kind: 'unit' | 'faction' | 'detachment' | 'enhancement' | 'option';
  readonly path: Path;
  readonly review: ReviewReason;
  readonly params: Params;
}
