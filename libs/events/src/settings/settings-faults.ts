import { eventFault, type EventFault } from '../event-fault.js';
import type { EventDraft } from './event-draft.js';
import { isTimeZone } from './zoned-time.js';

/** Reasons why settings contradict each other. The database's constraints and the check's own refusals come on top. */
export function settingsFaults(draft: EventDraft): readonly EventFault[] {
  const { startsOn, endsOn, deadline, locksAt, revealAt, keptUntil, timeZone } = draft;
  return [
    ...(endsOn < startsOn ? [eventFault('endsFirst', ['endsOn'])] : []),
    ...(isTimeZone(timeZone) ? [] : [eventFault('noTimeZone', ['timeZone'], { name: timeZone })]),
    ...(isBefore(locksAt, deadline) ? [eventFault('locksFirst', ['locksAt'])] : []),
    ...(revealAt !== null && isBefore(revealAt, locksAt) ? [eventFault('revealedFirst', ['revealAt'])] : []),
    ...(isBefore(keptUntil, `${endsOn}T23:59:59Z`) ? [eventFault('deletedFirst', ['keptUntil'])] : []),
    ...(draft.terms.teamRules.length > 0 && draft.terms.teamSize === null ? [eventFault('noTeams', ['teamRules'])] : []),
  ];
}

const isBefore = (one: string, other: string): boolean => Date.parse(one) < Date.parse(other);
