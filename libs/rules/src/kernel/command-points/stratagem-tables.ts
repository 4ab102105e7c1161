import type { StratagemUse } from '#muster/army';
import { keywordKey, valueNamed } from '#muster/catalogue';
import { flag, keyword, listOf, nullable, oneOf, record, tableOf, type Limit } from '../limits.js';

/** The phases and turns in which a Stratagem may be used. */
export interface StratagemMoment {
  readonly phases: readonly NonNullable<StratagemUse['phase']>[];
  readonly turn: StratagemUse['turn'] | 'either';
  /**
   * Whether the Stratagem names the phase itself. If not, it follows an event that belongs to this phase, and a rule may let that event
   * happen in another phase.
   */
  readonly phaseNamed: boolean;
}

/** The units that a Stratagem can target, as far as keywords and Reserves determine it. */
export interface StratagemTarget {
  readonly has: string | null;
  /** Whether wargear or an Enhancement can give a unit that keyword. */
  readonly byWargear: boolean;
  readonly excludes: string | null;
  /** A unit with the excluded keyword is still allowed if it also has the keyword of this field. */
  readonly unless: string | null;
  readonly inReserves: boolean;
}

/** What a table says about the Stratagem of this name; null if nothing. */
export function ofStratagem<T>(table: Readonly<Record<string, T>>, name: string): T | null {
  return valueNamed(table, keywordKey(name)) ?? null;
}

const PHASES = ['command', 'movement', 'psychic', 'shooting', 'charge', 'fight', 'morale'] as const;

/** Both tables use the name of the Stratagem, normalized for comparison. */
export const stratagemMoments: Limit<Readonly<Record<string, StratagemMoment>>> = tableOf(
  'When each Stratagem may be used',
  record('Moment', {
    phases: listOf('Phases in which it may be used', oneOf('Phase', PHASES)),
    turn: oneOf('Turn in which it may be used', ['own', 'opponent', 'either']),
    phaseNamed: flag('Whether the Stratagem names its phase'),
  }),
);

export const stratagemTargets: Limit<Readonly<Record<string, StratagemTarget>>> = tableOf(
  'Units on which each Stratagem may be used',
  record('Target', {
    has: nullable(keyword('Keyword that the unit must have')),
    byWargear: flag('Whether wargear or an Enhancement can give a unit that keyword'),
    excludes: nullable(keyword('Keyword that the unit must not have')),
    unless: nullable(keyword('Keyword with which a unit is allowed although it has the excluded one')),
    inReserves: flag('Whether the unit must be in Reserves'),
  }),
);
