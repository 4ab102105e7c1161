import type { ArmyOption, BearerClause, DetachmentRestriction, InvulnerableSave, KeywordExpression, Release } from '#muster/catalogue';

/**
 * Manually created game data: the sample, and entries that an administrator creates. In JSON, every field with a default may be omitted;
 * here all fields are present. Ids are lower-case words joined by hyphens; points are whole numbers.
 */
export interface NativeRelease extends NativeEntries {
  readonly edition: Release['edition'];
  /** For example "sample-2026-07". */
  readonly label: string;
  /** ISO date from which the release is in force. */
  readonly effectiveFrom: string;
  readonly battleSizes: readonly { readonly name: string; readonly points: number }[];
}

/** Entries of any kind, as a release contains them or as they are added to a release. */
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
  /** Other names for the entry in lists. */
  readonly aliases: readonly string[];
}

export interface NativeFaction extends NativeEntry {
  /** The Faction keyword of its army. */
  readonly keyword: string;
  /** Id of the wider faction whose datasheets and detachments it may also use. */
  readonly parent: string | null;
  /** The price list from which alone its entries come. Null if they are complete. */
  readonly pricesOf: string | null;
}

export interface NativeDatasheet extends NativeEntry {
  /** Id of its faction. */
  readonly faction: string;
  readonly legends: boolean;
  /** Battlefield Role (8th, 9th) or role keyword. Null for the first of its keywords that is a role. */
  readonly role: string | null;
  readonly powerRating: number | null;
  /** As printed, without the datasheet's own name, which is also a keyword. */
  readonly keywords: readonly string[];
  /** Empty for the keyword of its faction. */
  readonly factionKeywords: readonly string[];
  /** The names of the abilities, with their numbers: "Deadly Demise D3". */
  readonly abilities: readonly string[];
  /** The names of the abilities whose rules belong to the army. */
  readonly factionAbilities: readonly string[];
  readonly invulnerableSaves: readonly NativeSave[];
  readonly profiles: readonly NativeProfile[];
  readonly weapons: readonly NativeProfile[];
  readonly damage: readonly NativeProfile[];
  readonly models: readonly NativeModel[];
  /** Limits of the total number of models, if they are narrower than the sum of the limits of each type. */
  readonly size: { readonly min: number; readonly max: number } | null;
  /** Choices of the unit as a whole. */
  readonly options: readonly NativeOptionGroup[];
  readonly points: NativePoints;
  /** True if only its prices are known, but not its models, options and keywords. */
  readonly pricesOnly: boolean;
  readonly transport: NativeTransport | null;
  /** Names of the datasheets that this datasheet can lead (10th). */
  readonly leads: readonly string[] | null;
  readonly warlord: 'may' | 'must' | 'cannot';
  /** Maximum copies in a roster, or null for the edition's usual number. */
  readonly copies: number | null;
}

export interface NativeSave {
  /** For example "4+". */
  readonly value: string;
  /** The only attacks against which it is made. Null if it is made against all. */
  readonly against: NonNullable<InvulnerableSave['against']> | null;
  /** Names of the models that have it. Empty if all have it. */
  readonly models: readonly string[];
}

export interface NativeTransport {
  readonly models: number;
  readonly passengers: KeywordExpression;
  /** Whether the keywords of the clause apply to each model, or to the whole unit, which has the keywords of all its models. */
  readonly speaksOf: 'models' | 'units';
  /** Models that take the space of several models. */
  readonly spaces: readonly { readonly models: KeywordExpression; readonly size: number }[];
  /** Parts of the capacity that are reserved for these models. */
  readonly kept: readonly { readonly models: KeywordExpression; readonly count: number }[];
}

export interface NativePoints {
  /** Price of the unit by number of models, smallest first. The last tier has no upper limit (`upTo: null`). */
  readonly bySize: readonly { readonly upTo: number | null; readonly points: number }[];
  /** Surcharge from the n-th copy on (11th). */
  readonly byCopy: readonly { readonly from: number; readonly points: number }[];
}

/** Characteristics in the order in which they are printed. */
export interface NativeProfile {
  readonly name: string;
  /** For example "Unit" or "Ranged Weapons". */
  readonly kind: string;
  readonly characteristics: readonly { readonly name: string; readonly value: string }[];
}

export interface NativeModel {
  /** Unique in its datasheet. */
  readonly id: string;
  readonly name: string;
  readonly min: number;
  /** Null if only the size of the unit limits it. */
  readonly max: number | null;
  /** Price of each model, added to the price of the unit. */
  readonly points: number;
  /** Keywords that this model has but the unit's other models do not. */
  readonly keywords: readonly string[];
  /** Wargear that every such model has. */
  readonly wargear: readonly { readonly name: string; readonly count: number }[];
  /** Choices of each such model. */
  readonly options: readonly NativeOptionGroup[];
}

/** A group of options of which between `min` and `max` are chosen. */
export interface NativeOptionGroup {
  /** Unique in its datasheet. */
  readonly id: string;
  readonly name: string;
  readonly min: number;
  /** Null if there is no maximum. */
  readonly max: number | null;
  readonly options: readonly NativeOption[];
}

export interface NativeOption {
  /** Unique in its datasheet. */
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly default: boolean;
  /** The names of the abilities that it grants. */
  readonly abilities: readonly string[];
  /** Maximum number of this option, or null if only the group limits it. */
  readonly max: number | null;
}

export interface NativeDetachment extends NativeEntry {
  /** Ids of the factions that may choose the detachment. Empty in editions whose detachments are open to all factions (8th, 9th). */
  readonly factions: readonly string[];
  readonly ruleName: string | null;
  /** With `chosen`, the player chooses which of the units gain the keyword, at most `upTo` of them; null for any number. */
  readonly grants: readonly {
    readonly keyword: string;
    readonly to: KeywordExpression;
    readonly chosen: boolean;
    readonly upTo: number | null;
  }[];
  /** Units that may be in the army although they do not have the army's Faction keyword. */
  readonly allows: readonly KeywordExpression[];
  /** Points limits of these units, by battle size. Empty if there is no limit. */
  readonly allowsUpTo: readonly { readonly battleSize: string; readonly points: number }[];
  readonly restrictions: readonly Exclude<DetachmentRestriction, { readonly kind: 'unread' }>[];
  /** Slots by Battlefield Role (8th, 9th). */
  readonly slots: readonly { readonly role: string; readonly min: number; readonly max: number | null }[];
  /** Signed: +5 in the 8th edition, -3 in the 9th. */
  readonly commandPoints: number | null;
  /** Cost in Detachment Points (11th). */
  readonly detachmentPoints: number | null;
  /** Force Dispositions that it grants, and tags of which an army can have one detachment each (11th). */
  readonly forceDispositions: readonly string[];
  readonly uniqueTags: readonly string[];
}

export interface NativeEnhancement extends NativeEntry {
  /** Ids of the detachments that offer the enhancement. */
  readonly detachments: readonly string[];
  readonly points: number;
  readonly bearer: Exclude<BearerClause, { readonly kind: 'unread' }>;
  /** True for an upgrade that does not count towards the limit of enhancements. */
  readonly upgrade: boolean;
  /** For an Upgrade (11th): how many units can have it. Null for an enhancement that one unit can have. */
  readonly copies: number | null;
  /** Ids or names of datasheets that its bearer can lead in addition (11th). */
  readonly leads: readonly string[];
}

/** A relic, Warlord Trait, psychic power or Stratagem. */
export interface NativeArmyOption extends NativeEntry {
  readonly kind: ArmyOption['kind'];
  readonly factions: readonly string[];
  readonly points: number;
  readonly commandPoints: number | null;
  readonly group: string | null;
  readonly eligibility: KeywordExpression | null;
}
