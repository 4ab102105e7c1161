import type { ClauseSyntax } from '#muster/catalogue';

/** The statements of a detachment's rule about the army while it is mustered. */
export interface ArmyText {
  readonly grants: readonly GrantText[];
  readonly chooses: readonly KeywordChoiceText[];
  readonly shares: readonly SharedText[];
  readonly forbids: readonly ClauseSyntax[];
  /** Each item forbids the units with the keyword `of` that belong to a sub-faction other than `but`. */
  readonly forbidsOthers: readonly { readonly of: ClauseSyntax; readonly but: ClauseSyntax }[];
  readonly requires: readonly { readonly units: ClauseSyntax; readonly atLeast: number }[];
  readonly atMost: readonly { readonly units: ClauseSyntax; readonly atMost: number }[];
  readonly allows: readonly ClauseSyntax[];
  /** Exceptions from what the rule allows. */
  readonly allowsNot: readonly ClauseSyntax[];
  /** Points limits of what the rule allows, by battle size. */
  readonly allowsUpTo: readonly { readonly battleSize: string; readonly points: number }[];
  readonly warlord: readonly { readonly kind: 'cannot' | 'must'; readonly models: ClauseSyntax }[];
  readonly mayBeWarlord: readonly ClauseSyntax[];
  /** Units that gain one keyword of a list that is printed elsewhere. */
  readonly gainsUnlisted: readonly ClauseSyntax[];
  /** Sentences that were not understood but can only forbid something about certain units. */
  readonly unreadBans: readonly UnreadBan[];
  /** Number of other sentences about the army that were not understood. */
  readonly unread: number;
}

export interface GrantText {
  readonly to: ClauseSyntax;
  readonly keywords: readonly ClauseSyntax[];
  /** True if the player chooses which of the units gain the keyword. */
  readonly chosen?: true;
  /** Maximum number of units that the player chooses. */
  readonly upTo?: number;
  /** The grant applies only if the Warlord fits this clause. */
  readonly ifWarlord?: ClauseSyntax;
  /** The grant applies only to units whose models all have a Wounds characteristic in this range. */
  readonly wounds?: { readonly atLeast?: number; readonly atMost?: number };
}

/** Each of these units that has none of the keywords gains one keyword that the player selects. */
export interface KeywordChoiceText {
  readonly units: ClauseSyntax;
  readonly keywords: readonly ClauseSyntax[];
  /** A keyword that cannot be selected for these units. */
  readonly never: readonly { readonly keyword: ClauseSyntax; readonly units: ClauseSyntax }[];
}

/** Units that are joined or embarked together must share one of the keywords that the player selects from. */
export interface SharedText {
  readonly how: 'attached' | 'embarked';
  /** The Leaders or TRANSPORTS to which the clause is limited. */
  readonly units: ClauseSyntax;
}

export interface UnreadBan {
  readonly units: ClauseSyntax;
  /** The ban matters only if units are attached or embarked. Absent if it always matters. */
  readonly when?: 'attached' | 'embarked';
}

/** The statements read so far. */
export type ArmyDraft = {
  -readonly [Key in keyof ArmyText]: ArmyText[Key] extends readonly (infer Item)[] ? Item[] : ArmyText[Key];
} & { selected: { readonly units: ClauseSyntax; readonly upTo: number | null } | null };

/** Returns true if the sentence was fully understood and recorded in the draft. */
export type ReadArmySentence = (sentence: string, draft: ArmyDraft) => boolean;
