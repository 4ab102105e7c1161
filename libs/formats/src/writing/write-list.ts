import type { Diagnostic, Path } from '#muster/diagnostics';
import type { Roster } from '#muster/roster';
import { writeGwApp } from '../gw-app/write-gw-app.js';
import { writeMusterJson } from '../muster-json/muster-json.js';
import { readList } from '../read-list.js';
import { writeWtcCompact } from '../wtc/write-wtc-compact.js';
import { differences } from './differences.js';

/** The formats a roster can be written in: `app` is text in the shape of the official app's. */
export type WrittenFormat = 'app' | 'wtc-compact' | 'muster-json';

export interface WrittenList {
  /** Null where the roster cannot be written so; `diagnostics` then says why. */
  readonly text: string | null;
  /** Places of the roster that a reader of the text will not find in it, or not as they were. */
  readonly notCarried: readonly Path[];
  readonly diagnostics: readonly Diagnostic[];
}

interface Writer {
  readonly write: (roster: Roster) => string;
  /** The reader's name for it. */
  readonly id: string;
  readonly needsPoints: boolean;
}

const writers: Readonly<Record<WrittenFormat, Writer>> = {
  app: { write: writeGwApp, id: 'gw-app', needsPoints: true },
  'wtc-compact': { write: writeWtcCompact, id: 'wtc', needsPoints: true },
  'muster-json': { write: writeMusterJson, id: 'muster-json', needsPoints: false },
};

/**
 * Writes a roster as a list. What was written is read again: a text that would be taken for other units is never given away, and what the
 * format could not carry is said. Lines of the text the roster came from and ids of the data are in none but `muster-json`, which keeps ids.
 */
export function writeList(roster: Roster, format: WrittenFormat): WrittenList {
  const { write, id, needsPoints } = writers[format];
  const unpriced = needsPoints ? roster.units.flatMap((unit, index) => (unit.statedPoints === null ? [{ unit, index }] : [])) : [];
  if (unpriced.length > 0) {
    return refused(unpriced.map(({ unit, index }) => notWritten('unitWithoutPoints', { format, unit: unit.name }, ['units', index])));
  }
  const text = write(roster);
  const reading = readList(text);
  const notCarried = differences(roster, reading.roster);
  const misread = reading.format.id !== id || reading.review.some(({ code }) => code === 'UNPARSED_LINES') || notCarried.some(isOfTheUnits);
  return misread ? refused([notWritten('notReadable', { format }, [])]) : { text, notCarried, diagnostics: [] };
}

/** A unit more, less, or by another name. */
function isOfTheUnits(path: Path): boolean {
  return path[0] === 'units' && (path.length < 3 || path[2] === 'name');
}

function refused(diagnostics: readonly Diagnostic[]): WrittenList {
  return { text: null, notCarried: [], diagnostics };
}

function notWritten(messageId: 'unitWithoutPoints' | 'notReadable', params: Diagnostic['params'], path: Path): Diagnostic {
  return { code: 'text/not-written', messageId, severity: 'error', params, path, related: [], line: null, cites: null };
}
