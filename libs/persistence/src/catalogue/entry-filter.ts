/** The filters of a list. All given conditions must hold. */
export interface EntryFilter {
  /** Id or slug of a faction whose rosters may use the entry. */
  readonly faction?: string;
  /** Whether the faction has the entry itself, and not as an ally. Only with `faction`. */
  readonly own?: boolean;
  /** The entry must have all of these keywords or faction keywords; case does not matter. */
  readonly keywords?: readonly string[];
  readonly role?: string;
  readonly legends?: boolean;
  /** Limits of its points, for a datasheet those of its smallest unit. Entries without points do not match. */
  readonly points?: { readonly atLeast?: number; readonly atMost?: number };
  /** Whether a matched play army can use it, and not only other forces. */
  readonly matchedPlay?: boolean;
  /** Id or slug of a detachment that offers the entry. */
  readonly detachment?: string;
  /** The kind of an army option: `relic`, `warlord-trait` ... */
  readonly optionKind?: string;
  /** A name or part of one, with tolerance for typing errors; the best match comes first, unless an order is given. */
  readonly search?: string;
}

/** The order of a list. Entries with equal values are sorted by name; those without a value come last. */
export interface EntryOrder {
  readonly by: 'name' | 'points' | 'role';
  readonly descending: boolean;
}

/** A column by which an entry can be found in some faction or force, but not in all. */
export interface EntryFacts {
  /** Ids of the factions that can use it only as an ally. */
  readonly allyIn: readonly string[];
  /** Whether only forces other than a matched play army can use it. */
  readonly isElsewhere: boolean;
}

/** Whether a filter needs `EntryFacts`, which are not read with the index. */
export const needsFacts = ({ own, matchedPlay }: EntryFilter): boolean => own !== undefined || matchedPlay !== undefined;

/** A value of a filter that the release does not have. */
export interface FilterFault {
  readonly field: 'faction' | 'detachment' | 'keywords' | 'role';
  readonly given: string;
  /** Values that the release has: the nearest ones, or all if they are few. */
  readonly allowed: readonly string[];
}
