import type { DeclaredBattle, DeclaredEvent } from '#muster/roster';
import { exactlyOneKind } from '../platform/graphql/given/exactly-one.js';
import type { Given } from '../platform/graphql/given/without-nulls.js';
import type { BattleInput } from './battle.input.js';

/** @throws ApiError BAD_USER_INPUT if an event does not have exactly one field. */
export function toBattle(battle: Given<BattleInput>): DeclaredBattle<number> {
  const events = battle.events.map((event, index): DeclaredEvent<number> => ({
    phase: null,
    ...exactlyOneKind(event, ['battle', 'events', String(index)]),
  }));
  return { ...battle, events };
}
