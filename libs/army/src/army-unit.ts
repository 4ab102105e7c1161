import type { Needless } from './loadout/items-without-option.js';
import type { ReadAs } from './loadout/lines/spelled-items.js';
import type { Path, Uncertain, ReviewReason } from '#muster/diagnostics';
import type { UnitId } from '#muster/roster';
import type { ArmyOption, Datasheet, Detachment, Enhancement } from '#muster/catalogue';

export interface ArmyDetachment {
  readonly path: Path;
  readonly line: number | null;
  readonly detachment: Detachment;
  /** CP that the player declares as spent on this detachment, where there is a choice (9th: a Super-heavy Detachment costs 3 or 6). */
  readonly spent?: number;
  /** The declared benefit where there is a choice (9th: Supreme Command): a kind of detachment, such as `battalion`. */
  readonly benefit?: string;
  /** Specialist Detachment Stratagems applied to this detachment (9th). */
  readonly specialists?: readonly SpecialistUpgrade[];
  /** Keys of the keywords for which the player claims that this is a KEYWORD Detachment. */
  readonly claims?: readonly string[];
}

export interface SpecialistUpgrade {
  readonly path: Path;
  readonly line: number | null;
  readonly name: string;
  /** Key of the keyword that the upgrade grants. */
  readonly keyword: string;
  readonly commandPoints: number | null;
}

export interface ArmyUnit {
  /** The id of this unit in the roster as written. */
  readonly unitId: UnitId;
  /** The unit's place in the roster as written, such as `['units', 3]`. */
  readonly path: Path;
  readonly line: number | null;
  /** The name as the player wrote it. */
  readonly name: string;
  readonly datasheet: Datasheet;
  /** Number of models; null when the list does not state it. */
  readonly models: number | null;
  /** Facts about the unit that are not certain, each with its reason. Absent: all are certain. */
  readonly uncertain?: Uncertain;
  /** An assumption made while the unit was read. The assumption only matters if an error depends on it. Absent: none was made. */
  readonly presumed?: ReviewReason;
  /** Names in the unit's loadout that were read as other names of the datasheet. Absent: none. */
  readonly readAs?: readonly ReadAs[];
  /** Stated items that the data does not have and that change nothing. Absent: none. */
  readonly needless?: readonly Needless[];
  /** The lowest price that the unit may have, where its price is not certain. Absent: `points`. */
  readonly leastPoints?: number;
  /**
   * Where the unit's selections come from: the player made them, either with this release's data or with other data that may require other
   * choices. Absent: they were derived from a list, which states what models of one kind carry together but not what each of them carries.
   */
  readonly chosen?: 'with-these-data' | 'with-other-data';
  /** True if the number of models or the composition was derived from wargear alone. Absent: false. */
  readonly modelsInferred?: boolean;
  /**
   * True if the list states the number of models directly or the roster was built with selections, rather than counting lines that might be
   * options. Absent: false.
   */
  readonly modelsCertain?: boolean;
  /** Keys (`keywordKey`) of the keywords in force, including those granted while mustering, but without faction keywords. */
  readonly keywords: ReadonlySet<string>;
  readonly factionKeywords: ReadonlySet<string>;
  /** Keys of keywords that the unit has with some choice of the Warlord, where the list does not name one. Absent: none. */
  readonly keywordsByWarlord?: ReadonlySet<string>;
  readonly warlord: boolean;
  /** True if it is the Warlord by an option that the data offers to it. Absent: false. */
  readonly warlordOffered?: true;
  readonly enhancements: readonly ResolvedEnhancement[];
  readonly detachment: number | null;
  readonly statedPoints: number | null;
  /** The price that the evaluator computed, including Enhancements; null if the unit could not be priced. */
  readonly points: number | null;
  /** The price of Enhancements that the data does not offer to the unit, so that no selection has it. Absent: 0. */
  readonly pointsOutside?: number;
  /** The battlefield role in this army, where it differs from the datasheet's. */
  readonly role?: string;
  /** True if the data offers the unit under several battlefield roles, of which the list states none. Absent: false. */
  readonly isRoleOpen?: boolean;
  /** Power Rating including increases (8th, 9th); null if unknown. Absent: the datasheet's. */
  readonly powerRating?: number | null;
  /** True if the roster states the unit's Power Rating. Absent: the Power Rating was computed from the data. */
  readonly powerRatingStated?: boolean;
  /** True if this is a named character with its own Warlord Trait (8th, 9th). Absent: unknown. */
  readonly namedCharacter?: boolean;
  /** Groups of models with their own keywords or abilities. Absent: every model has those of the unit. */
  readonly groups?: readonly ModelGroup[];
  readonly warlordTraits?: readonly ResolvedTrait[];
  readonly relics?: readonly ResolvedRelic[];
  /** Psychic powers that the roster states. Absent: none are stated. */
  readonly psychicPowers?: readonly ResolvedPower[];
  /** Keywords in angle brackets (8th, 9th) with the keyword chosen for each; null if the roster states no choice. */
  readonly keywordChoices?: readonly { readonly keyword: string; readonly choice: string | null }[];
  /** Rules that require a choice before the battle, with the stated choice; "random" counts as a choice. Null if none is stated. */
  readonly ruleChoices?: readonly { readonly rule: string; readonly choice: string | null }[];
  /** Wargear options that all models of a kind must take together, or that each model may take (10th). Absent: unknown. */
  readonly replacements?: readonly WargearReplacement[];
  /**
   * Keys of all wargear of the unit, for a unit that can lead others only with certain wargear. Absent: the list does not state the
   * wargear, or the wargear does not matter.
   */
  readonly wargear?: readonly string[];
  /** True if the list states the unit's wargear. Absent: unknown. */
  readonly wargearStated?: boolean;
}

export interface ModelGroup {
  readonly name: string;
  readonly models: number;
  /** Keys of all keywords of these models except faction keywords. */
  readonly keywords: ReadonlySet<string>;
  /** Keys of the names of their abilities, such as "deep strike". Absent: the datasheet's abilities. */
  readonly abilities?: ReadonlySet<string>;
}

export interface ResolvedEnhancement {
  readonly path: Path;
  readonly line: number | null;
  readonly enhancement: Enhancement;
  /** The model that bears the Enhancement, where the unit has several kinds of models. */
  readonly bearer?: string;
  /** True if the Enhancement was selected for the bearer, so that the data offers it to that model. Absent: false. */
  readonly offeredToBearer?: boolean;
}

export interface ResolvedTrait {
  readonly path: Path;
  readonly line: number | null;
  readonly trait: ArmyOption;
  /** What gives the trait: being the Warlord, being a named character, a Stratagem or another rule; null if not stated. */
  readonly source: 'warlord' | 'named' | 'stratagem' | 'rule' | null;
  /** Key of the Specialist Detachment's keyword, if the trait belongs to that detachment. */
  readonly specialist?: string;
}

export interface ResolvedRelic {
  readonly path: Path;
  readonly line: number | null;
  readonly relic: ArmyOption;
  /** What gives the relic: the army's first free relic, a Stratagem or another rule; null if not stated. */
  readonly source: 'army' | 'stratagem' | 'rule' | null;
  /** The weapon that the relic replaces, and whether the unit's price still includes that weapon. */
  readonly replaces?: { readonly weapon: string; readonly paid: boolean };
  readonly specialist?: string;
}

export interface ResolvedPower {
  readonly path: Path;
  readonly line: number | null;
  /** Null if the roster states that the power is determined at random. */
  readonly power: ArmyOption | null;
  readonly specialist?: string;
  /** Name of the power that this power replaces. */
  readonly replaces?: string;
}

/** A wargear option that replaces something, and how many models took it. */
export interface WargearReplacement {
  readonly option: string;
  /** `all`: every model so equipped must take it or none may; `any`: each model may choose. */
  readonly scope: 'all' | 'any';
  /** Number of models equipped with what the option replaces. */
  readonly models: number;
  /** Number of those models that took the option. */
  readonly replaced: number;
}
