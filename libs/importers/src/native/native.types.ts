import type { ArmyOption, BearerClause, DetachmentRestriction, KeywordExpression, Release } from '#muster/catalogue';

/**
 * Game data written by hand: the sample, and what an administrator creates. In JSON every field with a usual value may be left out; here all
 * are present. Ids are lower-case words joined by hyphens; points are whole numbers.
 */
export interface NativeRelease extends NativeEntries {
  readonly edition: Release['edition'];
  /** "sample-2026-07". */
  readonly label: string;
  /** ISO date from which it is in force. */
  readonly effectiveFrom: string;
  readonly battleSizes: readonly { readonly name: string; readonly points: number }[];
}

/** Entries of any kind, as a release holds them or as they are added to one. */
export interface NativeEntries {
  readonly factions: readonly NativeFaction[];
  readonly datasheets: readonly NativeDatasheet[];
  readonly detachments: readonly NativeDetachment[];
  readonly enhancements: readonly NativeEnhancement[];
  readonly armyOptions: readonly NativeArmyOption[];
}

export interface NativeEntry {
  /** Unique in its release. */
  readonly id: string;
  readonly name: string;
  /** Other names that lists use for it. */
  readonly aliases: readonly string[];
}

export interface NativeFaction extends NativeEntry {
  /** The Faction keyword its army shares. */
  readonly keyword: string;
  /** Id of the wider faction whose datasheets and detachments it may use too. */
  readonly parent: string | null;
}

export interface NativeDatasheet extends NativeEntry {
  /** Id of its faction. */
  readonly faction: string;
  readonly legends: boolean;
  /** Battlefield role (8th, 9th) or role keyword; null: the first of its keywords that is one. */
  readonly role: string | null;
  readonly powerRating: number | null;
  /** As printed, without the datasheet's own name, which is a keyword too. */
  readonly keywords: readonly string[];
  /** Empty: its faction's keyword. */
  readonly factionKeywords: readonly string[];
  /** Names only. */
  readonly abilities: readonly string[];
  readonly profiles: readonly NativeProfile[];
  readonly weapons: readonly NativeProfile[];
  readonly damage: readonly NativeProfile[];
  readonly models: readonly NativeModel[];
  /** Limits of all models together, where they are narrower than the sum of each type's. */
  readonly size: { readonly min: number; readonly max: number } | null;
  /** Choices of the unit as a whole. */
  readonly options: readonly NativeOptionGroup[];
  readonly points: NativePoints;
  readonly transport: NativeTransport | null;
  /** Names of the datasheets it may lead (10th). */
  readonly leads: readonly string[] | null;
  readonly warlord: 'may' | 'must' | 'cannot';
  /** How often a roster may take it; null: as usual in the edition. */
  readonly copies: number | null;
}

export interface NativeTransport {
  readonly models: number;
  readonly passengers: KeywordExpression;
  /** Whether the clause speaks of models, each by its own keywords, or of units, which have those of all their models. */
  readonly speaksOf: 'models' | 'units';
  /** Models that take the space of several. */
  readonly spaces: readonly { readonly models: KeywordExpression; readonly size: number }[];
  /** Of its room, so many are kept for these. */
  readonly kept: readonly { readonly models: KeywordExpression; readonly count: number }[];
}

export interface NativePoints {
  /** Price of the unit by number of models, smallest first; the last tier is open (`upTo: null`). */
  readonly bySize: readonly { readonly upTo: number | null; readonly points: number }[];
  /** Surcharge from the n-th copy on (11th). */
  readonly byCopy: readonly { readonly from: number; readonly points: number }[];
}

/** Characteristics in the order in which they are printed. */
export interface NativeProfile {
  readonly name: string;
  /** "Unit", "Ranged Weapons" ... */
  readonly kind: string;
  readonly characteristics: readonly { readonly name: string; readonly value: string }[];
}

export interface NativeModel {
  /** Unique in its datasheet. */
  readonly id: string;
  readonly name: string;
  readonly min: number;
  /** Null: as many as the unit's size allows. */
  readonly max: number | null;
  /** Price of each model on top of the unit's. */
  readonly points: number;
  /** Keywords of this model that the unit's others do not share. */
  readonly keywords: readonly string[];
  /** What each such model always has. */
  readonly wargear: readonly { readonly name: string; readonly count: number }[];
  /** Choices of each such model. */
  readonly options: readonly NativeOptionGroup[];
}

/** Choose between `min` and `max` of these. */
export interface NativeOptionGroup {
  /** Unique in its datasheet. */
  readonly id: string;
  readonly name: string;
  readonly min: number;
  /** Null: any number. */
  readonly max: number | null;
  readonly options: readonly NativeOption[];
}

export interface NativeOption {
  /** Unique in its datasheet. */
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly default: boolean;
  /** How often this one may be chosen; null: as often as the group allows. */
  readonly max: number | null;
}

export interface NativeDetachment extends NativeEntry {
  /** Ids of the factions that may choose it. Empty in editions whose detachments are open to all (8th, 9th). */
  readonly factions: readonly string[];
  readonly ruleName: string | null;
  /** `chosen`: the player chooses which of them gain it, `upTo` so many; null: any number. */
  readonly grants: readonly {
    readonly keyword: string;
    readonly to: KeywordExpression;
    readonly chosen: boolean;
    readonly upTo: number | null;
  }[];
  /** Units it lets into the army without the army's Faction keyword. */
  readonly allows: readonly KeywordExpression[];
  /** How many points of these, by battle size. Empty: no limit. */
  readonly allowsUpTo: readonly { readonly battleSize: string; readonly points: number }[];
  readonly restrictions: readonly Exclude<DetachmentRestriction, { readonly kind: 'unread' }>[];
  /** By battlefield role (8th, 9th). */
  readonly slots: readonly { readonly role: string; readonly min: number; readonly max: number | null }[];
  /** Signed (8th: +5, 9th: -3). */
  readonly commandPoints: number | null;
  /** 11th. */
  readonly detachmentPoints: number | null;
}

export interface NativeEnhancement extends NativeEntry {
  /** Ids of the detachments that offer it. */
  readonly detachments: readonly string[];
  readonly points: number;
  readonly bearer: Exclude<BearerClause, { readonly kind: 'unread' }>;
  /** An upgrade that does not count to the limit of enhancements. */
  readonly upgrade: boolean;
}

/** A relic, Warlord Trait, psychic power or stratagem. */
export interface NativeArmyOption extends NativeEntry {
  readonly kind: ArmyOption['kind'];
  readonly factions: readonly string[];
  readonly points: number;
  readonly commandPoints: number | null;
  readonly group: string | null;
  readonly eligibility: KeywordExpression | null;
}
