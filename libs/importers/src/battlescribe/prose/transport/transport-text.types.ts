import type { ClauseSyntax } from '#muster/catalogue';
import type { ModelsText } from '../models-text.js';

/** What a TRANSPORT can carry. */
export interface TransportText {
  readonly capacity: number;
  /** Null: not understood. */
  readonly passengers: ModelsText | null;
  readonly excluded: readonly ModelsText[];
  /** Models that take the space of several. */
  readonly spaces: readonly (ModelsText & { readonly size: number })[];
  /** Carried beside the capacity, or in its stead. */
  readonly beside: readonly (ModelsText & { readonly count: number })[];
  readonly instead: readonly (ModelsText & { readonly count: number })[];
  /** In its room so many at most; size null: as much as they have Wounds. */
  readonly alsoUpTo: readonly (ModelsText & { readonly count: number; readonly size: number | null })[];
  /** Another capacity while it has this wargear. */
  readonly equipped: readonly { readonly wargear: string; readonly capacity: number }[];
  /** These are carried only while they are attached to such a unit. */
  readonly onlyAttached: readonly { readonly models: ClauseSyntax; readonly to: ClauseSyntax }[];
  /** No more units than this at once; models of `besides` come to no unit of them. */
  readonly units?: { readonly most: number; readonly besides?: ClauseSyntax };
  /** Whether it carries these hangs on a condition that was not understood. */
  readonly unreadFor: readonly ClauseSyntax[];
  readonly speaksOf: 'models' | 'units';
  /** False: something more is said that was not understood. */
  readonly understood: boolean;
}

/** What is read so far. */
export type TransportDraft = {
  -readonly [Key in keyof TransportText]: TransportText[Key] extends readonly (infer Item)[] ? Item[] : TransportText[Key];
};
