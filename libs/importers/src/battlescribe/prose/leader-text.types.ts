import type { ClauseSyntax } from '#muster/catalogue';

export interface WargearCondition {
  readonly units: ClauseSyntax;
  readonly wargear: string;
}

/** The Leader clause of a datasheet. */
export interface LeaderText {
  readonly units: readonly ClauseSyntax[];
  /** The other Leaders beside which this Leader may join a unit. Absent if it may not join beside another Leader. */
  readonly beside?: ClauseSyntax;
  /** True if this Leader may not join beside another Leader of its own datasheet. */
  readonly notItself?: true;
  /** Units of the list that this Leader may lead only with certain wargear. */
  readonly onlyWith?: readonly WargearCondition[];
  /** True if this Leader must lead one of the units. */
  readonly must?: true;
  /** Set if it joins the units without being their Leader. `ledBy` are units that such a Leader leads; without names, any units. */
  readonly joins?: { readonly ledBy?: ClauseSyntax };
  /** False if the text contains more that was not understood. */
  readonly understood: boolean;
}
