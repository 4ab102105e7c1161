import type { Params, Path, ReviewReason, Uncertain } from '#muster/diagnostics';
import type { EditionId, StatedFact } from '#muster/roster';
import type { ArmyDeclarations } from './declarations.js';
import type { Faction } from '#muster/catalogue';
import type { ArmyDetachment, ArmyUnit, Given } from './army-unit.js';

/** A roster whose references were looked up in one release. This is all that the rules see. */
export interface Army {
  readonly edition: EditionId;
  readonly pointsLimit: number | null;
  readonly statedPoints: number | null;
  /** Sum of the units' prices; null if a unit could not be priced. */
  readonly points: number | null;
  readonly factions: readonly Faction[];
  /** The Army Faction; null if none was stated or found. */
  readonly faction: Faction | null;
  readonly detachments: readonly ArmyDetachment[];
  /** The units that were found, in the order of the list. Units that were not found are in `gaps`. */
  readonly units: readonly ArmyUnit[];
  /** What could not be looked up. A rule that needs one of these must not report an error. */
  readonly gaps: readonly Gap[];
  /** Choices besides units that the data does not have under the stated name, so that they have no effect. Undefined: none. */
  readonly choicesNotFound: readonly ChoiceNotFound[] | undefined;
  /** Facts about the army that are not certain, each with its reason. Undefined: all are certain. */
  readonly uncertain: Uncertain | undefined;
  /**
   * Label of the release, if the list states other unit prices than the release has. Undefined: the prices are equal, or the list states
   * none.
   */
  readonly pricedUnder: string | undefined;
  /** ISO date from which the release is in force, for rules that changed within an edition. Undefined: unknown. */
  readonly releasedOn: string | undefined;
  /**
   * Facts that the format or the caller always states when they exist: if such a fact is missing, it does not exist. Any other missing fact
   * is unknown.
   */
  readonly statesAll: ReadonlySet<StatedFact> | undefined;
  /** Declarations about the battle that accompany the list. Undefined: none. */
  readonly declared: ArmyDeclarations | undefined;
}

/** The army with all its fields, in the same order for every army. */
export function armyWith(given: Given<Army>): Army {
  return {
    edition: given.edition,
    pointsLimit: given.pointsLimit,
    statedPoints: given.statedPoints,
    points: given.points,
    factions: given.factions,
    faction: given.faction,
    detachments: given.detachments,
    units: given.units,
    gaps: given.gaps,
    choicesNotFound: given.choicesNotFound,
    uncertain: given.uncertain,
    pricedUnder: given.pricedUnder,
    releasedOn: given.releasedOn,
    statesAll: given.statesAll,
    declared: given.declared,
  };
}

/** The army of a list that states nothing. */
export const emptyArmy = (edition: EditionId): Army =>
  armyWith({
    edition,
    pointsLimit: null,
    statedPoints: null,
    points: null,
    factions: [],
    faction: null,
    detachments: [],
    units: [],
    gaps: [],
  });

/** A name or id in the roster that could not be resolved. */
export interface Gap {
  readonly kind: 'unit' | 'faction' | 'detachment' | 'enhancement' | 'option';
  readonly path: Path;
  readonly review: ReviewReason;
  readonly params: Params;
}

/** A stated choice of the army or of a detachment, such as an army trait, and its place in the roster as written. */
export interface ChoiceNotFound {
  readonly name: string;
  readonly path: Path;
  readonly line: number | null;
}
