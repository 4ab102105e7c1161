import type { KeywordExpression } from './keywords.js';

export interface TransportCapacity {
  /** Maximum number of models it can carry. Null if the clause was not completely understood. */
  readonly models: number | null;
  readonly passengers: KeywordExpression | null;
  /**
   * Whether `passengers` applies to models, each by its own keywords, or to units, which have the keywords of all their models. Absent
   * means models.
   */
  readonly speaksOf?: 'models' | 'units';
  /** Maximum number of units at the same time, not counting units of `besides`. Absent if units are not limited. */
  readonly units?: { readonly most: number; readonly besides?: KeywordExpression };
  /** Models that each take up the space of several models. Absent if there are none. */
  readonly spaces?: readonly (PassengerModels & { readonly size: number })[];
  /** Capacity that is reserved for certain models. Absent if none is reserved. */
  readonly kept?: readonly (PassengerModels & { readonly count: number })[];
  /**
   * Models that can use the capacity that is not reserved. Other models can use only the reserved capacity. Absent if all of `passengers`
   * can.
   */
  readonly general?: KeywordExpression;
  /** Models that it can carry instead of all others, with their maximum number. Absent if there are none. */
  readonly instead?: readonly (PassengerModels & { readonly count: number })[];
  /**
   * Models of which it can carry a limited number within its capacity, each taking up `size` spaces; null means as many as its Wounds.
   * Absent if there are none.
   */
  readonly alsoUpTo?: readonly (PassengerModels & { readonly count: number; readonly size: number | null })[];
  /** Models that it cannot carry because of their Wounds, although `passengers` includes them. Absent if there are none. */
  readonly barred?: readonly PassengerModels[];
  /** Capacity with certain wargear. `models` is the largest capacity. Absent if wargear does not change the capacity. */
  readonly equipped?: readonly { readonly wargear: string; readonly models: number }[];
  /** Models that it can carry only under a condition that was not understood. Absent if there are none. */
  readonly unreadFor?: readonly KeywordExpression[];
  /** Models that it can carry only while they are attached to a certain unit. Absent if there are none. */
  readonly onlyAttached?: readonly { readonly models: KeywordExpression; readonly to: KeywordExpression }[];
}

/** Models described by keywords and by their Wounds characteristic. */
export interface PassengerModels {
  readonly models: KeywordExpression;
  readonly wounds?: { readonly atLeast?: number; readonly atMost?: number };
}
