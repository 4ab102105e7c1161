import type { ClauseSyntax } from '#muster/catalogue';

/** What a detachment's rule says about the army while it is mustered. */
export interface ArmyText {
  readonly grants: readonly GrantText[];
  readonly chooses: readonly KeywordChoiceText[];
  readonly shares: readonly SharedText[];
  readonly forbids: readonly ClauseSyntax[];
  /** Units with the first keyword that belong to another sub-faction of it than `but`. */
  readonly forbidsOthers: readonly { readonly of: ClauseSyntax; readonly but: ClauseSyntax }[];
  readonly requires: readonly { readonly units: ClauseSyntax; readonly atLeast: number }[];
  readonly atMost: readonly { readonly units: ClauseSyntax; readonly atMost: number }[];
  readonly allows: readonly ClauseSyntax[];
  /** Of what it allows, not these. */
  readonly allowsNot: readonly ClauseSyntax[];
  /** How many points of what it allows, by battle size. */
  readonly allowsUpTo: readonly { readonly battleSize: string; readonly points: number }[];
  readonly warlord: readonly { readonly kind: 'cannot' | 'must'; readonly models: ClauseSyntax }[];
  readonly mayBeWarlord: readonly ClauseSyntax[];
  /** Sentences about the army that were not understood. */
  readonly unread: number;
}

export interface GrantText {
  readonly to: ClauseSyntax;
  readonly keywords: readonly ClauseSyntax[];
  /** The player chooses which of them gain it. */
  readonly chosen?: true;
  /** Of those that the player chooses, so many at most. */
  readonly upTo?: number;
  /** Only with such a Warlord. */
  readonly ifWarlord?: ClauseSyntax;
  /** Only units whose models all have such a Wounds characteristic. */
  readonly wounds?: { readonly atLeast?: number; readonly atMost?: number };
}

/** Each of these units that has none of the keywords gains one, which the player selects. */
export interface KeywordChoiceText {
  readonly units: ClauseSyntax;
  readonly keywords: readonly ClauseSyntax[];
  /** One that is not selected for these. */
  readonly never: readonly { readonly keyword: ClauseSyntax; readonly units: ClauseSyntax }[];
}

/** Units that are put together share one of the keywords that the player selects from. */
export interface SharedText {
  readonly how: 'attached' | 'embarked';
  /** Only such Leaders, or in such TRANSPORTS. */
  readonly units: ClauseSyntax;
}

/** What is read so far. */
export type ArmyDraft = {
  -readonly [Key in keyof ArmyText]: ArmyText[Key] extends readonly (infer Item)[] ? Item[] : ArmyText[Key];
} & { selected: { readonly units: ClauseSyntax; readonly upTo: number | null } | null };

/** True: the sentence was understood to its end, and noted. */
export type ReadArmySentence = (sentence: string, draft: ArmyDraft) => boolean;
