import type { Sayable } from '#muster/diagnostics';
import { ENGLISH, type Locale } from '#muster/messages';
import type { QueuedPlayer, StoredEvent } from '#muster/persistence';
import { inZone } from './in-zone.js';

/** What a player should hear from the organiser, as messages: the subject and the lines of a letter. */
export interface Notice {
  readonly subject: Sayable;
  readonly lines: readonly Sayable[];
}

const CODE = 'EVENT_NOTICE';

/** The letter to a player about the state of the list. `link` is the player's private address; moments are written in the language. */
export function noticeTo({ player, latest }: QueuedPlayer, event: StoredEvent, link: string, locale: Locale = ENGLISH): Notice {
  const say = (messageId: string, params: Sayable['params'] = {}): Sayable => ({ code: CODE, messageId, params });
  const deadline = inZone(event.deadline, event, locale);
  const check = latest?.check ?? null;
  const deciding = check?.deciding ?? null;
  const verdict = check?.verdict ?? 'NONE';
  const stands = {
    invited: [say('invited', { deadline })],
    submitted: [say('received', { version: player.version }), say(`verdict${verdict}`), ...(deciding ? [deciding] : [])],
    accepted: [say('accepted', { version: player.version })],
    rejected: [say('rejected', { version: player.version })],
    correction: [
      say('correction', { version: player.version, until: inZone(player.correctsUntil ?? event.deadline, event, locale) }),
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
