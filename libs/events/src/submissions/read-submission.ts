import { BULK_LIMITS } from '#muster/bulk';
import { readSubject } from '#muster/checking';
import { decodeText } from '#muster/formats';
import type { GivenKind } from '#muster/persistence';
import { eventFault, type EventFault } from '../event-fault.js';

/** A list as a player gives it. */
export type GivenSubmission =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array };

/** A list that can be stored. */
export interface ReadSubmission {
  readonly kind: GivenKind;
  readonly source: string | null;
  readonly content: Uint8Array;
}

/** A list has a line for its army and lines for its units. */
const FEWEST_LINES = 3;

/**
 * Tells lists from other things that people submit: nothing, a picture, "see the attached file". A text in an unknown format is a list if it
 * has several lines and a number, because refusing a real list is worse than accepting a note.
 */
export async function readSubmission(given: GivenSubmission): Promise<ReadSubmission | EventFault> {
  const content = given.kind === 'text' ? Buffer.from(given.text) : given.bytes;
  if (given.kind === 'text' ? given.text.trim() === '' : content.length === 0) return eventFault('empty', ['list']);
  const limit = given.kind === 'text' ? BULK_LIMITS.textBytes : BULK_LIMITS.fileBytes;
  if (content.length > limit) return eventFault('tooLarge', ['list'], { count: content.length, limit });
  const { roster, format } = await readSubject(given.kind === 'text' ? given : { kind: 'file', name: given.name, bytes: given.bytes });
  const source = given.kind === 'file' ? given.name : null;
  if (format.id !== null || roster.units.length > 0) return { kind: given.kind, source, content };
  const text = given.kind === 'text' ? given.text : decodeText(given.bytes);
  if (text === null) return eventFault('notText', ['list']);
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  return lines.length >= FEWEST_LINES && /\d/.test(text) ? { kind: given.kind, source, content } : eventFault('notAList', ['list']);
}
