import type { StratagemUse } from '#muster/army';
import { flag, keyword, listOf, nullable, oneOf, record, tableOf, type Limit } from '../limits.js';

/** When a Stratagem may be used. */
export interface StratagemMoment {
  readonly phases: readonly NonNullable<StratagemUse['phase']>[];
  readonly turn: StratagemUse['turn'] | 'either';
  /** Whether it names the phase itself. If not, the phase is that of the event it answers, and a rule may let that happen in another. */
  readonly phaseNamed: boolean;
}

/** On which units a Stratagem may be used, as far as keywords and Reserves show. */
export interface StratagemTarget {
  readonly has: string | null;
  /** Whether wargear or an Enhancement may give a unit that keyword. */
  readonly byWargear: boolean;
  readonly excludes: string | null;
  /** The keyword with which a unit may have the excluded one. */
  readonly unless: string | null;
  readonly inReserves: boolean;
}

const PHASES = ['command', 'movement', 'psychic', 'shooting', 'charge', 'fight', 'morale'] as const;

/** Both tables are by the Stratagem's name in the form in which names are compared. */
export const stratagemMoments: Limit<Readonly<Record<string, StratagemMoment>>> = tableOf(
  'When each Stratagem may be used',
  record('Moment', {
    phases: listOf('In which phases', oneOf('Phase', PHASES)),
    turn: oneOf('In whose turn', ['own', 'opponent', 'either']),
    phaseNamed: flag('Whether it names the phase itself'),
  }),
);

export const stratagemTargets: Limit<Readonly<Record<string, StratagemTarget>>> = tableOf(
  'On which units each Stratagem may be used',
  record('Target', {
    has: nullable(keyword('The keyword that the unit has')),
    byWargear: flag('Whether wargear or an Enhancement may give a unit that keyword'),
    excludes: nullable(keyword('The keyword that the unit does not have')),
    unless: nullable(keyword('The keyword with which it may have the excluded one')),
    inReserves: flag('Whether the unit is in Reserves'),
  }),
);
