import type { ClauseSyntax } from '#muster/catalogue';
import type { ModelsText } from '../models-text.js';

/** The capacity clause of a TRANSPORT. */
export interface TransportText {
  readonly capacity: number;
  /** Null if the passengers were not understood. */
  readonly passengers: ModelsText | null;
  readonly excluded: readonly ModelsText[];
  /** Models that take the space of several models. */
  readonly spaces: readonly (ModelsText & { readonly size: number })[];
  /** Models carried in addition to the capacity, or instead of it. */
  readonly beside: readonly (ModelsText & { readonly count: number })[];
  readonly instead: readonly (ModelsText & { readonly count: number })[];
  /** Models with a maximum number within the capacity. `size` is null if each takes as much space as it has Wounds. */
  readonly alsoUpTo: readonly (ModelsText & { readonly count: number; readonly size: number | null })[];
  /** A different capacity while the TRANSPORT has this wargear. */
  readonly equipped: readonly { readonly wargear: string; readonly capacity: number }[];
  /** Models that can be carried only while they are attached to such a unit. */
  readonly onlyAttached: readonly { readonly models: ClauseSyntax; readonly to: ClauseSyntax }[];
  /** Maximum number of units carried at once. Models of `besides` do not count as units. */
  readonly units?: { readonly most: number; readonly besides?: ClauseSyntax };
  /** Models that can be carried only under a condition that was not understood. */
  readonly unreadFor: readonly ClauseSyntax[];
  readonly speaksOf: 'models' | 'units';
  /** False if the text contains more that was not understood. */
  readonly understood: boolean;
}

/** The statements read so far. */
export type TransportDraft = {
  -readonly [Key in keyof TransportText]: TransportText[Key] extends readonly (infer Item)[] ? Item[] : TransportText[Key];
};
