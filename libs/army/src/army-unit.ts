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

/** Every unit has all fields, because code that meets objects with other fields is slow; `armyUnit` adds those that are not given. */
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
  /** Facts about the unit that are not certain, each with its reason. Undefined: all are certain. */
  readonly uncertain: Uncertain | undefined;
  /** An assumption made while the unit was read. The assumption only matters if an error depends on it. Undefined: none was made. */
  readonly presumed: ReviewReason | undefined;
  /** Names in the unit's loadout that were read as other names of the datasheet. Undefined: none. */
  readonly readAs: readonly ReadAs[] | undefined;
  /** Stated items that the data does not have and that change nothing. Undefined: none. */
  readonly needless: readonly Needless[] | undefined;
  /** The lowest price that the unit may have, where its price is not certain. Undefined: `points`. */
  readonly leastPoints: number | undefined;
  /**
   * Where the unit's selections come from: the player made them, either with this release's data or with other data that may require other
   * choices. Undefined: they were derived from a list, which states what models of one kind carry together but not what each of them carries.
   */
  readonly chosen: 'with-these-data' | 'with-other-data' | undefined;
  /** True if the number of models or the composition was derived from wargear alone. Undefined: false. */
  readonly modelsInferred: boolean | undefined;
  /**
   * True if the list states the number of models directly or the roster was built with selections, rather than counting lines that might be
   * options. Undefined: false.
   */
  readonly modelsCertain: boolean | undefined;
  /** Keys (`keywordKey`) of the keywords in force, including those granted while mustering, but without faction keywords. */
  readonly keywords: ReadonlySet<string>;
  readonly factionKeywords: ReadonlySet<string>;
  /** Keys of keywords that the unit has with some choice of the Warlord, where the list does not name one. Undefined: none. */
  readonly keywordsByWarlord: ReadonlySet<string> | undefined;
  readonly warlord: boolean;
  /** True if it is the Warlord by an option that the data offers to it. Undefined: false. */
  readonly warlordOffered: true | undefined;
  readonly enhancements: readonly ResolvedEnhancement[];
  readonly detachment: number | null;
  readonly statedPoints: number | null;
  /** The price that the evaluator computed, including Enhancements; null if the unit could not be priced. */
  readonly points: number | null;
  /** The price of Enhancements that the data does not offer to the unit, so that no selection has it. Undefined: 0. */
  readonly pointsOutside: number | undefined;
  /** The battlefield role in this army, where it differs from the datasheet's. */
  readonly role: string | undefined;
  /** True if the data offers the unit under several battlefield roles, of which the list states none. Undefined: false. */
  readonly isRoleOpen: boolean | undefined;
  /** Power Rating including increases (8th, 9th); null if unknown. Undefined: the datasheet's. */
  readonly powerRating: number | null | undefined;
  /** True if the roster states the unit's Power Rating. Undefined: the Power Rating was computed from the data. */
  readonly powerRatingStated: boolean | undefined;
  /** True if this is a named character with its own Warlord Trait (8th, 9th). Undefined: unknown. */
  readonly namedCharacter: boolean | undefined;
  /** Groups of models with their own keywords or abilities. Undefined: every model has those of the unit. */
  readonly groups: readonly ModelGroup[] | undefined;
  readonly warlordTraits: readonly ResolvedTrait[] | undefined;
  readonly relics: readonly ResolvedRelic[] | undefined;
  /** Psychic powers that the roster states. Undefined: none are stated. */
  readonly psychicPowers: readonly ResolvedPower[] | undefined;
  /** Keywords in angle brackets (8th, 9th) with the keyword chosen for each; null if the roster states no choice. */
  readonly keywordChoices: readonly { readonly keyword: string; readonly choice: string | null }[] | undefined;
  /** Rules that require a choice before the battle, with the stated choice; "random" counts as a choice. Null if none is stated. */
  readonly ruleChoices: readonly { readonly rule: string; readonly choice: string | null }[] | undefined;
  /** Wargear options that all models of a kind must take together, or that each model may take (10th). Undefined: unknown. */
  readonly replacements: readonly WargearReplacement[] | undefined;
  /**
   * Keys of all wargear of the unit, for a unit that can lead others only with certain wargear. Undefined: the list does not state the
   * wargear, or the wargear does not matter.
   */
  readonly wargear: readonly string[] | undefined;
  /** True if the list states the unit's wargear. Undefined: unknown. */
  readonly wargearStated: boolean | undefined;
}

/** What is known of `Whole`, where fields that may be undefined may be left out. */
export type Given<Whole> = Omit<Whole, Undefinable<Whole>> & Partial<Pick<Whole, Undefinable<Whole>>>;

type Undefinable<Whole> = { [Key in keyof Whole]-?: undefined extends Whole[Key] ? Key : never }[keyof Whole];

/** The unit with all its fields, in the same order for every unit. */
export function armyUnit(given: Given<ArmyUnit>): ArmyUnit {
  return {
    unitId: given.unitId,
    path: given.path,
    line: given.line,
    name: given.name,
    datasheet: given.datasheet,
    models: given.models,
    uncertain: given.uncertain,
    presumed: given.presumed,
    readAs: given.readAs,
    needless: given.needless,
    leastPoints: given.leastPoints,
    chosen: given.chosen,
    modelsInferred: given.modelsInferred,
    modelsCertain: given.modelsCertain,
    keywords: given.keywords,
    factionKeywords: given.factionKeywords,
    keywordsByWarlord: given.keywordsByWarlord,
    warlord: given.warlord,
    warlordOffered: given.warlordOffered,
    enhancements: given.enhancements,
    detachment: given.detachment,
    statedPoints: given.statedPoints,
    points: given.points,
    pointsOutside: given.pointsOutside,
    role: given.role,
    isRoleOpen: given.isRoleOpen,
    powerRating: given.powerRating,
    powerRatingStated: given.powerRatingStated,
    namedCharacter: given.namedCharacter,
    groups: given.groups,
    warlordTraits: given.warlordTraits,
    relics: given.relics,
    psychicPowers: given.psychicPowers,
    keywordChoices: given.keywordChoices,
    ruleChoices: given.ruleChoices,
    replacements: given.replacements,
    wargear: given.wargear,
    wargearStated: given.wargearStated,
  };
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
