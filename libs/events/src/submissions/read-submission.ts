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
  const read = { kind: given.kind, source: given.kind === 'file' ? given.name : null, content };
  const text = given.kind === 'text' ? given.text : plainText(content);
  // The check reads the list. It is read here only if its form leaves open whether it is one.
  if (text !== null && /\d/.test(text) && linesOf(text) >= FEWEST_LINES) return read;
  const { roster, format } = await readSubject(given);
  if (format.id !== null || roster.units.length > 0) return read;
  return eventFault(text === null ? 'notText' : 'notAList', ['list']);
}

const linesOf = (text: string): number => text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length;

/** Null for a file of another kind, which may decode to characters all the same. */
function plainText(bytes: Uint8Array): string | null {
  const text = decodeText(bytes);
  return text === null || OTHER_KIND.test(text) ? null : text;
}

/** The first characters of a PDF or RTF file, and control characters that no text has. */
const OTHER_KIND = /^(?:%PDF-|\{\\rtf)|[^\P{Cc}\s\u0080-\u009F]/u;
