import type { AliasKind } from '#muster/catalogue';
import type { EditionId } from '#muster/roster';

/** A name that a release does not have, normalised with `exactKey`. */
export interface UnknownName {
  readonly edition: EditionId;
  readonly kind: AliasKind;
  readonly name: string;
  /** The language of the lists in which it was written, such as `fr`. Null if unknown, or if there are several. */
  readonly language: string | null;
}

/** An unknown name with the number of lists that had it. */
export interface UnknownNameCount extends UnknownName {
  readonly lists: number;
}
