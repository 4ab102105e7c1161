import type { DeclaredBattle, DeclaredEvent } from '#muster/roster';
import { badInput } from '../platform/errors/bad-input.js';
import type { Given } from '../platform/graphql/given/without-nulls.js';
import type { BattleInput, CommandPointEventInput } from './battle.input.js';

/** @throws ApiError BAD_USER_INPUT where an event is not exactly one thing. */
export function toBattle({ start, first, turns, events }: Given<BattleInput>): DeclaredBattle<number> {
  return {
    first,
    ...(start === undefined ? {} : { start }),
    ...(turns === undefined ? {} : { turns }),
    events: events.map(toEvent),
  };
}

function toEvent({ gain, refund, stratagem }: Given<CommandPointEventInput>, index: number): DeclaredEvent<number> {
  const [event, ...others] = [
    ...(gain ? [{ kind: 'gain', phase: null, ...gain } as const] : []),
    ...(refund ? [{ kind: 'refund', phase: null, ...refund } as const] : []),
    ...(stratagem ? [{ kind: 'stratagem', phase: null, ...stratagem } as const] : []),
  ];
  if (event && others.length === 0) return event;
  throw badInput([{ path: ['battle', 'events', String(index)], message: 'Exactly one of gain, refund and stratagem must be given.' }]);
}
