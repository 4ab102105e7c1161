import type { ReadAs } from './loadout/spelled-items.js';
import type { Path, Uncertain, ReviewReason } from '#muster/diagnostics';
import type { UnitId } from '#muster/roster';
import type { ArmyOption, Datasheet, Detachment, Enhancement } from '#muster/catalogue';

export interface ArmyDetachment {
  readonly path: Path;
  readonly line: number | null;
  readonly detachment: Detachment;
  /** CP declared as spent on it, where there is a choice (9th: a Super-heavy Detachment, 3 or 6). */
  readonly spent?: number;
  /** The benefit declared, where there is a choice (9th: Supreme Command); a kind of detachment: `battalion`. */
  readonly benefit?: string;
  /** Specialist Detachment Stratagems applied to it (9th). */
  readonly specialists?: readonly SpecialistUpgrade[];
  /** Keyword keys of which it is said to be a KEYWORD Detachment. */
  readonly claims?: readonly string[];
}

export interface SpecialistUpgrade {
  readonly path: Path;
  readonly line: number | null;
  readonly name: string;
  /** Key of the keyword it grants. */
  readonly keyword: string;
  readonly commandPoints: number | null;
}

export interface ArmyUnit {
  /** By which the roster as written names it. */
  readonly unitId: UnitId;
  /** `['units', 3]`: its place in the roster as written. */
  readonly path: Path;
  readonly line: number | null;
  /** As the player wrote it. */
  readonly name: string;
  readonly datasheet: Datasheet;
  /** Number of models; null when the list does not say. */
  readonly models: number | null;
  /** What of it is not known for certain, and why. Absent: nothing. */
  readonly uncertain?: Uncertain;
  /** What was presumed of it while it was read. It matters only where an error hangs on it. Absent: nothing. */
  readonly presumed?: ReviewReason;
  /** Names below it that were read as others of the datasheet. Absent: none. */
  readonly readAs?: readonly ReadAs[];
  /** The least that it may cost, where its price is not certain. Absent: `points`. */
  readonly leastPoints?: number;
  /**
   * Whose its selections are: the player's, made with data like the release's, or with other data, which may not have asked for the same
   * choices. Absent: they were worked out from what the list says, which tells what models of a kind carry together and not each.
   */
  readonly chosen?: 'with-these-data' | 'with-other-data';
  /** Whether only its wargear tells how many models, or which composition, it has. Absent: it is not so. */
  readonly modelsInferred?: boolean;
  /** Whether the number of models is stated as such, or built, and not counted from lines of which one may be an option. Absent: it is not so. */
  readonly modelsCertain?: boolean;
  /** Keys (`keywordKey`) of the keywords in force, those granted while mustering included; faction keywords stand apart. */
  readonly keywords: ReadonlySet<string>;
  readonly factionKeywords: ReadonlySet<string>;
  /** Keys of keywords that the data give it with some choice of the Warlord, where the list states none. Absent: none. */
  readonly keywordsByWarlord?: ReadonlySet<string>;
  readonly warlord: boolean;
  readonly enhancements: readonly ResolvedEnhancement[];
  readonly detachment: number | null;
  readonly statedPoints: number | null;
  /** Price by the evaluator, enhancements included; null when it could not be priced. */
  readonly points: number | null;
  /** Battlefield role as taken, where it is not the datasheet's. */
  readonly role?: string;
  /** Power Rating with its increases (8th, 9th). Absent: the datasheet's; null: not known. */
  readonly powerRating?: number | null;
  /** Whether the roster states that Power Rating. Absent: it was computed from the data. */
  readonly powerRatingStated?: boolean;
  /** A model known by name, with a Warlord Trait of its own (8th, 9th). Absent: not known. */
  readonly namedCharacter?: boolean;
  /** Models with keywords or abilities of their own. Absent: every model has those of the unit. */
  readonly groups?: readonly ModelGroup[];
  readonly warlordTraits?: readonly ResolvedTrait[];
  readonly relics?: readonly ResolvedRelic[];
  /** Psychic powers noted; absent: not stated. */
  readonly psychicPowers?: readonly ResolvedPower[];
  /** Keywords in angle brackets (8th, 9th) with the choice made; null: none noted. */
  readonly keywordChoices?: readonly { readonly keyword: string; readonly choice: string | null }[];
  /** Rules to be selected before the battle, with what was noted; "random" is an answer. Null: nothing noted. */
  readonly ruleChoices?: readonly { readonly rule: string; readonly choice: string | null }[];
  /** Wargear options that bind all models of a kind, or leave each the choice (10th). Absent: not known. */
  readonly replacements?: readonly WargearReplacement[];
  /** Keys of all that it has, where whom it may lead hangs on that. Absent: not stated, or nothing hangs on it. */
  readonly wargear?: readonly string[];
  /** Whether the list states its wargear. Absent: not known. */
  readonly wargearStated?: boolean;
}

export interface ModelGroup {
  readonly name: string;
  readonly models: number;
  /** Keys of all keywords of these models, faction keywords apart. */
  readonly keywords: ReadonlySet<string>;
  /** Keys of the names of abilities, "deep strike"; absent: those of the datasheet. */
  readonly abilities?: ReadonlySet<string>;
}

export interface ResolvedEnhancement {
  readonly path: Path;
  readonly line: number | null;
  readonly enhancement: Enhancement;
  /** Which model of the unit bears it, where it has several. */
  readonly bearer?: string;
  /** Whether it was selected for that model, so that the data offer it to the model. Absent: no. */
  readonly offeredToBearer?: boolean;
}

export interface ResolvedTrait {
  readonly path: Path;
  readonly line: number | null;
  readonly trait: ArmyOption;
  /** What gives it: being the Warlord, being a named character, a Stratagem, another rule; null: not stated. */
  readonly source: 'warlord' | 'named' | 'stratagem' | 'rule' | null;
  /** Key of the Specialist Detachment's keyword whose trait it is. */
  readonly specialist?: string;
}

export interface ResolvedRelic {
  readonly path: Path;
  readonly line: number | null;
  readonly relic: ArmyOption;
  /** What gives it: the army's own first relic, a Stratagem, another rule; null: not stated. */
  readonly source: 'army' | 'stratagem' | 'rule' | null;
  /** The weapon it replaces, and whether the unit's price still holds that weapon's. */
  readonly replaces?: { readonly weapon: string; readonly paid: boolean };
  readonly specialist?: string;
}

export interface ResolvedPower {
  readonly path: Path;
  readonly line: number | null;
  /** Null: noted as random. */
  readonly power: ArmyOption | null;
  readonly specialist?: string;
  /** Name of the power it takes the place of. */
  readonly replaces?: string;
}

/** A wargear option that replaces something, and how many models took it. */
export interface WargearReplacement {
  readonly option: string;
  /** `all`: every model so equipped or none; `any`: each as it likes. */
  readonly scope: 'all' | 'any';
  /** Models equipped with what the option replaces. */
  readonly models: number;
  /** Of them, those that took the option. */
  readonly replaced: number;
}
