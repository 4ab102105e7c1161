import type { KeywordExpression } from './keywords.js';

/** What every entry people can look up has. `id` is the data's own and survives renames; the slug reads well and is unique per kind and release. */
export interface Entry {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Other names lists use for it: an administrator's aliases, the name before a rename. */
  readonly aliases: readonly string[];
}

/** An army a player can muster: one playable catalogue. */
export interface Faction extends Entry {
  /** The Faction keyword its army shares ("WORLD EATERS"), as printed without "Faction:"; null where the data give none. */
  readonly keyword: string | null;
  /** The wider faction whose detachments and datasheets it may use too ("Space Marines" for "Black Templars"). */
  readonly parentId: string | null;
  /** Id of the catalogue file a force of this faction is built on. */
  readonly catalogueId: string;
}

/** One datasheet as selectable: the same definition reached by several factions is one datasheet. */
export interface Datasheet extends Entry {
  /** Factions whose roster may select it. */
  readonly factions: readonly DatasheetAvailability[];
  readonly legends: boolean;
  /** Battlefield role (8th, 9th: "HQ", "Heavy Support") or role keyword (10th: "Character", "Battleline"); the primary category. */
  readonly role: string | null;
  /** Power Rating at its smallest size (8th, 9th); null in editions without it, and where the data do not tell it. */
  readonly powerRating: number | null;
  /** Keywords in force before anything is granted, as printed, without faction keywords. */
  readonly keywords: readonly string[];
  readonly factionKeywords: readonly string[];
  readonly profiles: readonly Profile[];
  readonly weapons: readonly Profile[];
  readonly models: readonly ModelType[];
  readonly points: PointsTable;
  readonly options: readonly OptionGroup[];
  readonly damage: readonly Profile[];
  readonly transport: TransportCapacity | null;
  /** Names only. */
  readonly abilities: readonly string[];
  /** Whom it may lead (10th), as read from the data; null: it is no Leader, or `leaderUnread` says the clause was not understood. */
  readonly leads: readonly string[] | null;
  /** There is a Leader clause that was not understood. */
  readonly leaderUnread?: boolean;
  /** Units beside which it may join a Bodyguard unit that they already lead (10th); null: the clause was not understood. Absent: none. */
  readonly leadsBeside?: KeywordExpression | null;
  /** Of those it may lead it leads these only while it has this wargear (10th). Absent: none. */
  readonly leadsOnlyWith?: readonly { readonly units: readonly string[]; readonly wargear: string }[];
  /** It has to lead one of those it may lead (10th). Absent: it may stay alone. */
  readonly mustLead?: true;
  /**
   * It joins the units of `leads` without being their Leader, and counts to no limit of Leaders (10th). `ledBy`: only those that such a
   * Leader leads, any of them where `leads` is empty. Absent: what it leads, it leads as a Leader.
   */
  readonly joins?: { readonly ledBy?: KeywordExpression };
  /** By a rule of its own neither it nor whoever is embarked in it counts to a limit of Reserves units (10th). Absent: it counts. */
  readonly uncountedInReserves?: true;
  /** What a rule says of it as the Warlord (10th); absent: nothing. */
  readonly warlordClauses?: readonly ('must' | 'cannot' | 'unread')[];
}

export interface DatasheetAvailability {
  readonly factionId: string;
  /** The root entry or link id by which that faction's catalogue reaches it: first part of a selection's entryId. */
  readonly rootId: string;
  /** Keywords this way of reaching it adds (a link may add categories). */
  readonly addedKeywords: readonly string[];
  /** Whether it counts as an ally there: it lacks the faction's keyword. */
  readonly ally: boolean;
}

/** A row of characteristics as the edition prints them: `M`, `T`, `SV` ...; `Range`, `A`, `BS` ... */
export interface Profile {
  readonly id: string;
  readonly name: string;
  /** "Unit", "Ranged Weapons", "Psychic Power" ... */
  readonly kind: string;
  readonly characteristics: readonly { readonly name: string; readonly value: string }[];
}

export interface ModelType {
  readonly id: string;
  readonly name: string;
  readonly min: number;
  /** Null: no limit stated. */
  readonly max: number | null;
  /** Keywords of this model that the unit's other models do not share; absent where it has none of its own. */
  readonly keywords?: readonly string[];
}

/** Points as people read them. Prices are always computed from the option tree; this table is for browsing and for the size rule. */
export interface PointsTable {
  /** Smallest and largest number of models, priced model by model where `perModel` says so. */
  readonly minModels: number;
  readonly maxModels: number | null;
  /** Unit price by number of models: the first tier whose `upTo` is not below the size. One tier where size does not matter. */
  readonly bySize: readonly { readonly upTo: number | null; readonly points: number }[];
  /** Price of each model type on top (8th, 9th). */
  readonly perModel: readonly { readonly name: string; readonly points: number }[];
  readonly wargear: readonly { readonly name: string; readonly points: number }[];
  /** Surcharge or new price from the n-th copy on (11th). */
  readonly byCopy: readonly { readonly from: number; readonly points: number }[];
  /** False where the data price the unit by something this table cannot show. */
  readonly complete: boolean;
}

/** A choice within a datasheet: take between `min` and `max` of these. */
export interface OptionGroup {
  readonly id: string;
  readonly name: string;
  /** The model type that makes the choice; null: the unit. */
  readonly model: string | null;
  readonly min: number;
  readonly max: number | null;
  readonly options: readonly { readonly id: string; readonly name: string; readonly points: number; readonly default: boolean }[];
}

export interface TransportCapacity {
  /** Room for so many models of any kind it can carry; null: the clause was not understood in full. */
  readonly models: number | null;
  readonly passengers: KeywordExpression | null;
  /** Whether the clause speaks of models, each by its own keywords, or of units, which have those of all their models. Absent: of models. */
  readonly speaksOf?: 'models' | 'units';
  /** Models that take the space of several. Absent: none. */
  readonly spaces?: readonly (PassengerModels & { readonly size: number })[];
  /** Of its room, so many are kept for these. Absent: none. */
  readonly kept?: readonly (PassengerModels & { readonly count: number })[];
  /** Whom the rest of its room takes: others no more than so many as room is kept for. Absent: all of `passengers`. */
  readonly general?: KeywordExpression;
  /** Instead of all others it can carry so many of these. Absent: none. */
  readonly instead?: readonly (PassengerModels & { readonly count: number })[];
  /** In its room so many of these at most, each taking this space; null: as much as it has Wounds. Absent: none. */
  readonly alsoUpTo?: readonly (PassengerModels & { readonly count: number; readonly size: number | null })[];
  /** Never these, though `passengers` lets them in: by their Wounds. Absent: none. */
  readonly barred?: readonly PassengerModels[];
  /** Room while it has this wargear; `models` is the largest. Absent: always the same. */
  readonly equipped?: readonly { readonly wargear: string; readonly models: number }[];
  /** These only while they are attached to such a unit. Absent: no such condition. */
  readonly onlyAttached?: readonly { readonly models: KeywordExpression; readonly to: KeywordExpression }[];
}

/** Models by keywords and by their Wounds characteristic. */
export interface PassengerModels {
  readonly models: KeywordExpression;
  readonly wounds?: { readonly atLeast?: number; readonly atMost?: number };
}

/** 8th and 9th edition: a force entry with slots and CP. 10th: a choice that grants a rule, enhancements and sometimes keywords. */
export interface Detachment extends Entry {
  readonly factionIds: readonly string[];
  /** Of which kind it is (8th, 9th), as rules speak of it: `patrol`, `super heavy auxiliary`. Null: a force that is no detachment ("Reinforcements"). */
  readonly kind?: string | null;
  readonly slots: readonly { readonly role: string; readonly min: number; readonly max: number | null }[];
  /** Signed: what taking it does to the CP (9th: -3; 8th: +5). Null where the edition has none. */
  readonly commandPoints: number | null;
  /** Name of the detachment rule. */
  readonly ruleName: string | null;
  /** Keywords given while mustering: to units that fit, the keyword. */
  readonly grants: readonly KeywordGrant[];
  /** Clauses about what the army may include, as read; `understood: false` is a DATA_GAP for the rules that need it. */
  readonly restrictions: readonly DetachmentRestriction[];
  /** Detachment Points (11th). */
  readonly detachmentPoints: number | null;
  /** Names of the forces that offer it, where a matched play army does not ("Boarding Actions"); absent: a matched play army does. */
  readonly onlyIn?: readonly string[];
  /** Units it lets into the army without the army's Faction keyword. Absent: none that the data tell of. */
  readonly allows?: readonly KeywordExpression[];
  /** How many points of what it allows, by battle size. Absent: no limit that the data tell of. */
  readonly allowsUpTo?: readonly { readonly battleSize: string; readonly points: number }[];
  /** Who cannot be the Warlord, and who must. Absent: nothing is said. */
  readonly warlord?: readonly { readonly kind: 'cannot' | 'must'; readonly models: KeywordExpression }[];
  /** Who can be the Warlord although the datasheet says that it cannot. Absent: nobody. */
  readonly mayBeWarlord?: readonly KeywordExpression[];
}

export interface KeywordGrant {
  readonly keyword: string;
  readonly to: KeywordExpression;
  /** The player chooses which of them gain it. Absent: all of them do. */
  readonly chosen?: true;
  /** Of those that the player chooses, so many at most. Absent: any number. */
  readonly upTo?: number;
  /** Only while the Warlord is such a model. */
  readonly ifWarlord?: KeywordExpression;
  /** Only units whose models all have such a Wounds characteristic. Absent: whatever they have. */
  readonly wounds?: { readonly atLeast?: number; readonly atMost?: number };
}

export type DetachmentRestriction =
  | { readonly kind: 'forbids'; readonly units: KeywordExpression }
  /** `atLeast`: how many; absent: one. */
  | { readonly kind: 'requires'; readonly units: KeywordExpression; readonly atLeast?: number }
  | { readonly kind: 'atMost'; readonly units: KeywordExpression; readonly atMost: number }
  /** A keyword that the player may select for units is never selected for these; those that have it printed are not meant. */
  | { readonly kind: 'neverChosen'; readonly units: KeywordExpression; readonly keywords: readonly string[] }
  /** `attached`: such Leaders join only a unit with which they share one of the keywords; `embarked`: the same of such TRANSPORTS and who is in them. */
  | {
      readonly kind: 'shares';
      readonly how: 'attached' | 'embarked';
      readonly units: KeywordExpression;
      readonly keywords: readonly string[];
    }
  | { readonly kind: 'unread'; readonly sourceId: string };

/** Of an enhancement: who may bear it. `unread`: there is a clause that was not understood. */
export type BearerClause =
  { readonly kind: 'any' } | { readonly kind: 'expression'; readonly bearer: KeywordExpression } | { readonly kind: 'unread' };

export interface Enhancement extends Entry {
  readonly factionIds: readonly string[];
  /** Detachments that offer it; empty: not bound to one. */
  readonly detachmentIds: readonly string[];
  readonly points: number;
  readonly bearer: BearerClause;
  /** True for upgrades that the data offer beside enhancements and that do not count to their limit. */
  readonly upgrade: boolean;
  /** Datasheets whose option tree offers it. */
  readonly offeredBy: readonly string[];
  /** Ids of datasheets that its bearer may lead beside those of its own list. Absent: none. */
  readonly leads?: readonly string[];
  /**
   * A limit to which its bearer's unit does not count (10th): `points` that may start in Strategic Reserves; the number of `units` in Reserves,
   * and then the TRANSPORT that they are embarked in does not count either. Absent: none.
   */
  readonly uncountedInReserves?: 'points' | 'units';
  /** Names of the forces that offer it, where a matched play army does not ("Boarding Actions"); absent: a matched play army does. */
  readonly onlyIn?: readonly string[];
}

/** Relics, Warlord Traits, psychic powers and stratagems: the same shape, told apart by `kind`. */
export interface ArmyOption extends Entry {
  readonly kind: 'relic' | 'warlord-trait' | 'psychic-power' | 'stratagem';
  readonly factionIds: readonly string[];
  readonly points: number;
  readonly commandPoints: number | null;
  /** The list it belongs to: a discipline, a set of traits, a stratagem's label. */
  readonly group: string | null;
  /** What its bearer must be, as far as the data tell; null: they tell nothing that holds for every bearer. */
  readonly eligibility: KeywordExpression | null;
  /** Ids of the datasheets whose option tree offers it. Absent: none does, it is bought for the army. */
  readonly offeredBy?: readonly string[];
  /** What a Stratagem bought before the battle is for. Absent: something else, or the data do not tell. */
  readonly purpose?: 'specialist-detachment' | 'field-commander' | 'relic' | 'warlord-trait';
}
