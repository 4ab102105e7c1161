import type { Intent } from '../../edit/intent.js';
import { namesOf, type StandingUnit } from '../standing-army.js';
import type { Remedy } from './fix.js';

export const takingOut = (units: readonly StandingUnit[]): Remedy => ({
  messageId: 'takeOut',
  params: { units: namesOf(units) },
  intents: units.map(({ id }) => ({ kind: 'removeUnit', unit: id })),
});

export const takingOff = (unit: StandingUnit, entry: { readonly id: string; readonly name: string }): Remedy => ({
  messageId: 'takeOff',
  params: { unit: unit.name, entry: entry.name },
  intents: [{ kind: 'chooseEntry', unit: unit.id, entry: entry.id, chosen: false }],
});

export const resizing = (unit: StandingUnit, models: number): Remedy => ({
  messageId: 'resize',
  params: { unit: unit.name, models },
  intents: [{ kind: 'resizeUnit', unit: unit.id, models }],
});

export const makingWarlord = (unit: StandingUnit): Remedy => ({
  messageId: 'makeWarlord',
  params: { unit: unit.name },
  intents: [{ kind: 'setWarlord', unit: unit.id }],
});

export const namingNoWarlord: Remedy = { messageId: 'noWarlord', params: {}, intents: [{ kind: 'setWarlord', unit: null }] };

const changing =
  (messageId: 'detach' | 'deploy' | 'disembark', intent: (unit: string) => Intent) =>
  (units: readonly StandingUnit[]): Remedy => ({
    messageId,
    params: { units: namesOf(units) },
    intents: units.map(({ id }) => intent(id)),
  });

export const detaching = changing('detach', (unit) => ({ kind: 'detach', unit }));
export const deploying = changing('deploy', (unit) => ({ kind: 'setUp', unit }));
export const disembarking = changing('disembark', (unit) => ({ kind: 'disembark', unit }));
