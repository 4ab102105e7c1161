import type { ClauseSyntax } from '#muster/catalogue';

export interface WargearCondition {
  readonly units: ClauseSyntax;
  readonly wargear: string;
}

/** Whom a Leader may lead. */
export interface LeaderText {
  readonly units: readonly ClauseSyntax[];
  /** Beside which other Leaders it may join a unit; absent: none. */
  readonly beside?: ClauseSyntax;
  /** Never beside another of its own datasheet. */
  readonly notItself?: true;
  /** Of them it may lead these only while it has this wargear. */
  readonly onlyWith?: readonly WargearCondition[];
  /** It has to lead one of them. */
  readonly must?: true;
  /** It joins them without being their Leader; `ledBy`: those that such a Leader leads, any of them where no units are named. */
  readonly joins?: { readonly ledBy?: ClauseSyntax };
  /** False: something more is said that was not understood. */
  readonly understood: boolean;
}
