import type { InvulnerableSave, PrintedAbility } from './card/ability.types.js';
import type { FixedWargear, OptionGroup } from './card/wargear.types.js';
import type { KeywordExpression } from './keywords.js';
import type { TransportCapacity } from './transport-capacity.js';

/**
 * The common fields of all entries that people can look up. `id` comes from the BattleScribe data and does not change when the entry is
 * renamed. The slug is readable and unique per kind and release.
 */
export interface Entry {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Absent if no second source contradicts the entry. */
  readonly disputes?: readonly Dispute[];
  /** Other names that lists use for it: aliases added by an administrator, and former names. */
  readonly aliases: readonly string[];
}

/** A value of a release that a second source contradicts. No list is illegal by it alone. Of `leads`, what either source allows is used. */
export interface Dispute {
  readonly field: 'points' | 'byCopy' | 'detachmentPoints' | 'forceDispositions' | 'uniqueTags' | 'copies' | 'leads' | 'role';
  /** The value of the release, and that of the other source, as text. Empty if there is none. */
  readonly used: string;
  readonly other: string;
  /** The other source, such as "Field Manual 1.1". */
  readonly source: string;
}

/** An army that a player can muster. It corresponds to one playable catalogue. */
export interface Faction extends Entry {
  /** The Faction keyword that its units share, as printed but without "Faction:", for example "WORLD EATERS". Null if the data has none. */
  readonly keyword: string | null;
  /** Id of the wider faction whose detachments and datasheets it can also use ("Space Marines" for "Black Templars"), if there is one. */
  readonly parentId: string | null;
  /** Id of the catalogue file on which a force of this faction is built. */
  readonly catalogueId: string;
  /** Names of files that its data needs and that were not imported. Absent if the data is complete. */
  readonly missingFiles?: readonly string[];
  /** The price list from which alone its entries come, such as "Field Manual 1.1". Absent if its data is from elsewhere. */
  readonly pricesOf?: string;
}

/** A datasheet that can be selected. A definition that several factions can select is one datasheet. */
export interface Datasheet extends Entry {
  /** The factions whose rosters can select it. */
  readonly factions: readonly DatasheetAvailability[];
  readonly legends: boolean;
  /**
   * The Battlefield Role (8th and 9th edition: "HQ", "Heavy Support") or the role keyword (10th: "Character", "Battleline"). It is the
   * primary category.
   */
  readonly role: string | null;
  /** Power Rating at its minimum size (8th and 9th edition). Null in editions without Power Ratings, and if the data does not state it. */
  readonly powerRating: number | null;
  /** Keywords as printed, without Faction keywords and before any keyword is granted. */
  readonly keywords: readonly string[];
  readonly factionKeywords: readonly string[];
  readonly profiles: readonly Profile[];
  readonly weapons: readonly Profile[];
  readonly models: readonly ModelType[];
  readonly points: PointsTable;
  /** True if only its prices are known, but not its models, options and keywords. Absent if they are known. */
  readonly pricesOnly?: true;
  readonly options: readonly OptionGroup[];
  readonly damage: readonly Profile[];
  readonly transport: TransportCapacity | null;
  /** Names of its abilities. */
  readonly abilities: readonly string[];
  /** Its abilities with kinds and numbers, without those of its wargear. Absent in releases that were imported before they were read. */
  readonly printedAbilities?: readonly PrintedAbility[];
  /** Absent if it has none, and in releases that were imported before they were read. */
  readonly invulnerableSaves?: readonly InvulnerableSave[];
  /** Wargear that is not chosen. Absent if it has none, and in releases that were imported before it was read. */
  readonly wargear?: readonly FixedWargear[];
  /** Units that it can lead: datasheets by id or name, or keywords. Null if it is not a Leader or the clause is unread. */
  readonly leads: readonly string[] | null;
  /** True if it has a Leader clause that was not understood. */
  readonly leaderUnread?: boolean;
  /**
   * Leaders whose unit it can also join as a second Leader (10th edition). Null if the clause was not understood; absent if there is no
   * such clause.
   */
  readonly leadsBeside?: KeywordExpression | null;
  /** True if a second source states which units it can lead, so that `leads` has those of both. Absent if none does. */
  readonly leadsConfirmed?: true;
  /** True if a clause of its own can allow several Leaders to be attached to it. Absent if there is none. */
  readonly severalLeaders?: true;
  /** Units that it can lead only with certain wargear (10th edition). Absent if there are none. */
  readonly leadsOnlyWith?: readonly { readonly units: readonly string[]; readonly wargear: string }[];
  /** True if it must lead one of the units in `leads` (10th edition). Absent if it can be on its own. */
  readonly mustLead?: true;
  /**
   * Set if the unit joins other units without being their Leader, so that limits on Leaders do not count it (10th edition). With `ledBy`,
   * it joins only units that such a Leader leads; an empty `leads` then means any of these units. Absent if the unit joins as a Leader.
   */
  readonly joins?: { readonly ledBy?: KeywordExpression };
  /** True if limits on Reserves count neither this unit nor those embarked in it (10th edition). Absent if they are counted. */
  readonly uncountedInReserves?: true;
  /**
   * Rules about being the Warlord (10th edition): the unit must be the Warlord, it cannot be the Warlord, or the rule was not understood.
   * Absent if there is no such rule.
   */
  readonly warlordClauses?: readonly WarlordClauseKind[];
}

export interface DatasheetAvailability {
  readonly factionId: string;
  /** Id of the root entry or link through which the faction's catalogue selects it. It is the first part of a selection's `entryId`. */
  readonly rootId: string;
  /** Keywords that only this root entry or link adds, because a link can add categories. */
  readonly addedKeywords: readonly string[];
  /** True if it is an ally in this faction, because it lacks the faction's keyword. */
  readonly ally: boolean;
}

/** A row of characteristics as the edition prints them, such as `M`, `T`, `SV` or `Range`, `A`, `BS`. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  /** The type of profile: "Unit", "Ranged Weapons", "Psychic Power" ... */
  readonly kind: string;
  readonly characteristics: readonly { readonly name: string; readonly value: string }[];
}

export interface ModelType {
  readonly id: string;
  readonly name: string;
  readonly min: number;
  /** Null if no limit is stated. */
  readonly max: number | null;
  /** Keywords of this model that the other models of the unit do not have. Absent if there are none. */
  readonly keywords?: readonly string[];
}

/**
 * Points in a form for people. Prices are always calculated from the option tree; this table is only for browsing and for the rule about
 * unit sizes.
 */
export interface PointsTable {
  /** Minimum and maximum number of models of the unit. */
  readonly minModels: number;
  readonly maxModels: number | null;
  /**
   * Price of the unit by number of models. The first tier whose `upTo` is at least the number of models applies. There is one tier if the
   * price does not depend on the size.
   */
  readonly bySize: readonly { readonly upTo: number | null; readonly points: number }[];
  /** Additional price of each type of model (8th and 9th edition). */
  readonly perModel: readonly { readonly name: string; readonly points: number }[];
  readonly wargear: readonly { readonly name: string; readonly points: number }[];
  /** Surcharge of each copy from the n-th on, compared with the first (11th edition). The same for every size. */
  readonly byCopy: readonly { readonly from: number; readonly points: number }[];
  /** False if the price depends on something that this table cannot express. */
  readonly complete: boolean;
}

/**
 * In the 8th and 9th edition, a force entry with slots and Command points. In the 10th edition, a choice that grants a rule, Enhancements
 * and sometimes keywords.
 */
export interface Detachment extends Entry {
  readonly factionIds: readonly string[];
  /**
   * Kind of detachment (8th and 9th edition) in the form that rules use: `patrol`, `super heavy auxiliary`. Null for a force that is not a
   * detachment ("Reinforcements").
   */
  readonly kind?: string | null;
  readonly slots: readonly { readonly role: string; readonly min: number; readonly max: number | null }[];
  /** Command points that it gives or costs: -3 in the 9th edition, +5 in the 8th. Null in editions in which detachments have none. */
  readonly commandPoints: number | null;
  /** Name of the detachment rule. Null if it is unknown. */
  readonly ruleName: string | null;
  /** Keywords that it grants to certain units while mustering. */
  readonly grants: readonly KeywordGrant[];
  /**
   * Clauses about the units that the army may or must include. A clause that was not understood becomes a DATA_GAP in the rules that need
   * it.
   */
  readonly restrictions: readonly DetachmentRestriction[];
  /** Cost in Detachment Points (11th edition). */
  readonly detachmentPoints: number | null;
  /** Force Dispositions that it grants (11th edition). Absent if the data contains none. */
  readonly forceDispositions?: readonly string[];
  /** Tags of which an army can have only one detachment each (11th edition). Absent if it has none. */
  readonly uniqueTags?: readonly string[];
  /** Names of the forces that offer it if a matched play army does not ("Boarding Actions"). Absent if a matched play army offers it. */
  readonly onlyIn?: readonly string[];
  /** Units that it allows in the army without the Faction keyword. Absent if the data contains none. */
  readonly allows?: readonly KeywordExpression[];
  /** Maximum points of units that it allows without the Faction keyword, by battle size. Absent if the data contains no limit. */
  readonly allowsUpTo?: readonly { readonly battleSize: string; readonly points: number }[];
  /** Models that cannot be, or must be, the Warlord. Absent if there is no such clause. */
  readonly warlord?: readonly { readonly kind: 'cannot' | 'must'; readonly models: KeywordExpression }[];
  /** Models that can be the Warlord although their datasheet says that they cannot. Absent if there are none. */
  readonly mayBeWarlord?: readonly KeywordExpression[];
}

export interface KeywordGrant {
  readonly keyword: string;
  readonly to: KeywordExpression;
  /** True if the player chooses which units gain the keyword. Absent if all of them do. */
  readonly chosen?: true;
  /** Maximum number of units that the player can choose. Absent if unlimited. */
  readonly upTo?: number;
  /** The keyword is granted only if the Warlord matches this clause. */
  readonly ifWarlord?: KeywordExpression;
  /** The keyword is granted only to units whose models all have such a Wounds characteristic. Absent if Wounds do not matter. */
  readonly wounds?: { readonly atLeast?: number; readonly atMost?: number };
}

/**
 * What a clause says about a model as the Warlord. With `unread` the clause was not understood; with `unread-ban` it was not understood, but
 * can only forbid that the model is the Warlord.
 */
export type WarlordClauseKind = 'must' | 'cannot' | 'unread' | 'unread-ban';

export type DetachmentRestriction =
  | { readonly kind: 'forbids'; readonly units: KeywordExpression }
  /** `atLeast` is the minimum number of units. If it is absent, the minimum is 1. */
  | { readonly kind: 'requires'; readonly units: KeywordExpression; readonly atLeast?: number }
  | { readonly kind: 'atMost'; readonly units: KeywordExpression; readonly atMost: number }
  /** The player never selects these keywords for these units. Units that have a keyword printed on their datasheet are not affected. */
  | { readonly kind: 'neverChosen'; readonly units: KeywordExpression; readonly keywords: readonly string[] }
  /**
   * With `attached`, these Leaders can join only a unit that shares one of the keywords. With `embarked`, the same applies to these
   * TRANSPORTS and their passengers.
   */
  | {
      readonly kind: 'shares';
      readonly how: 'attached' | 'embarked';
      readonly units: KeywordExpression;
      readonly keywords: readonly string[];
    }
  /**
   * A clause that was not understood. It concerns only units of `concerns`, only if units are attached or embarked (`when`), and not units that
   * have gained a keyword by choice (`obeyedBy`). Where these are absent, it can concern any unit.
   */
  | {
      readonly kind: 'unread';
      readonly sourceId: string;
      readonly concerns?: KeywordExpression;
      readonly when?: 'attached' | 'embarked';
      readonly obeyedBy?: 'gained-keyword';
    };

/** Which units can bear an Enhancement. `unread` means that the clause was not understood. */
export type BearerClause =
  | { readonly kind: 'any' }
  /** `ability`: the bearer also needs an ability of that name. Absent if it needs none. */
  | { readonly kind: 'expression'; readonly bearer: KeywordExpression; readonly ability?: string }
  | { readonly kind: 'unread' };

export interface Enhancement extends Entry {
  readonly factionIds: readonly string[];
  /** Ids of the detachments that offer it. Empty if it is not tied to a detachment. */
  readonly detachmentIds: readonly string[];
  readonly points: number;
  readonly bearer: BearerClause;
  /** True for an upgrade that the data offers alongside Enhancements and that does not count towards their limit. */
  readonly upgrade: boolean;
  /**
   * For an Upgrade (11th edition), which units that are not CHARACTERS can bear too: how many units of an army can have it. They count as one
   * Enhancement. Absent if only one unit can have it.
   */
  readonly copies?: number;
  /** Ids of the datasheets whose options include it. */
  readonly offeredBy: readonly string[];
  /** Ids of datasheets that its bearer can lead in addition to those on its own datasheet. Absent if there are none. */
  readonly leads?: readonly string[];
  /**
   * A limit on Reserves that does not count the unit of its bearer (10th edition). `points` is the limit on points in Strategic Reserves.
   * `units` is the limit on the number of units in Reserves, which then does not count the TRANSPORT of the bearer's unit either. Absent if
   * there is none.
   */
  readonly uncountedInReserves?: 'points' | 'units';
  /** Names of the forces that offer it if a matched play army does not ("Boarding Actions"). Absent if a matched play army offers it. */
  readonly onlyIn?: readonly string[];
}

/** A relic, Warlord Trait, psychic power or Stratagem. `kind` tells them apart. */
export interface ArmyOption extends Entry {
  readonly kind: 'relic' | 'warlord-trait' | 'psychic-power' | 'stratagem';
  readonly factionIds: readonly string[];
  readonly points: number;
  readonly commandPoints: number | null;
  /** The list to which it belongs: a psychic discipline, a set of Warlord Traits, or the label of a Stratagem. */
  readonly group: string | null;
  /** Requirements for the bearer, as far as the data states them. Null if it states none that apply to every bearer. */
  readonly eligibility: KeywordExpression | null;
  /** Ids of the datasheets whose options include it. Absent if none does, because it is bought for the army. */
  readonly offeredBy?: readonly string[];
  /** Purpose of a Stratagem that is bought before the battle. Absent if it has another purpose or the data does not state one. */
  readonly purpose?: 'specialist-detachment' | 'field-commander' | 'relic' | 'warlord-trait';
}
