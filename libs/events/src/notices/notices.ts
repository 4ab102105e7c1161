import type { Sayable } from '#muster/diagnostics';
import type { QueuedPlayer, StoredEvent } from '#muster/persistence';

/** What a player should hear from the organiser, as messages: the subject and the lines of a letter. */
export interface Notice {
  readonly subject: Sayable;
  readonly lines: readonly Sayable[];
}

const CODE = 'EVENT_NOTICE';

/** The letter to a player about the state of the list. `link` is the player's private address. */
export function noticeTo({ player, latest }: QueuedPlayer, event: StoredEvent, link: string): Notice {
  const say = (messageId: string, params: Sayable['params'] = {}): Sayable => ({ code: CODE, messageId, params });
  const deadline = momentIn(event.deadline, event.timeZone);
  const check = latest?.check ?? null;
  const deciding = check?.deciding ?? null;
  const verdict = check?.verdict ?? 'NONE';
  const stands = {
    invited: [say('invited', { deadline })],
    submitted: [say('received', { version: player.version }), say(`verdict${verdict}`), ...(deciding ? [deciding] : [])],
    accepted: [say('accepted', { version: player.version })],
    rejected: [say('rejected', { version: player.version })],
    correction: [
      say('correction', { version: player.version, until: momentIn(player.correctsUntil ?? event.deadline, event.timeZone) }),
      ...(deciding ? [deciding] : []),
    ],
    withdrawn: [say('withdrawn')],
  }[player.state];
  const message = player.message === null || player.state === 'submitted' ? [] : [say('message', { text: player.message })];
  return {
    subject: say(`subject-${player.state}`, { event: event.name }),
    lines: [say('dear', { player: player.name }), ...stands, ...message, say('link', { link })],
  };
}

/** A moment in the event's time zone, such as "2030-01-31 18:00 (Europe/Paris)". */
export function momentIn(iso: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return `${parts.format(new Date(iso))} (${timeZone})`;
}
