import type { Alias } from '#muster/catalogue';
import type { EditionId } from '#muster/roster';

/** An alias to be taught. */
export interface NewAlias extends Alias {
  readonly edition: EditionId;
  /** The language of the name in lower case, such as `fr`. Null if unknown. */
  readonly language: string | null;
}

/** An alias with its history. Times are ISO 8601. */
export interface StoredAlias extends NewAlias {
  readonly id: string;
  readonly taughtBy: string;
  /** Checks use the alias from this moment on. */
  readonly taughtAt: string;
  /** Null if the alias is in force. */
  readonly withdrawnBy: string | null;
  readonly withdrawnAt: string | null;
}

export interface AliasFilter {
  readonly edition?: EditionId;
  readonly kind?: Alias['kind'];
  readonly language?: string;
  /** Part of the name or of what it means. Case and accents do not matter. */
  readonly search?: string;
  /** Whether withdrawn aliases are included. */
  readonly withWithdrawn: boolean;
}

/** The number of aliases that an edition may have in force. */
export const MOST_ALIASES = 50_000;

/** The result of teaching one alias. A `duplicate` was already in force. */
export interface Taught {
  readonly outcome: 'taught' | 'duplicate';
  readonly alias: StoredAlias;
}
