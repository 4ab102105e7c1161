import type { Diagnostic, Path } from '#muster/diagnostics';
import type { Roster } from '#muster/roster';
import { writeGwApp } from '../gw-app/write-gw-app.js';
import { writeMusterJson } from '../muster-json/muster-json.js';
import { readList } from '../read-list.js';
import { writeWtcCompact } from '../wtc/write-wtc-compact.js';
import type { WrittenFacts } from './written-facts.js';
import { differences } from './differences.js';

/** The formats that a roster can be written in. `app` is the text of the official app. */
export type WrittenFormat = 'app' | 'wtc-compact' | 'muster-json';

export interface WrittenList {
  /** Null if the roster cannot be written in this format; `diagnostics` then gives the reasons. */
  readonly text: string | null;
  /** Paths of the parts of the roster that the text omits or changes. */
  readonly notCarried: readonly Path[];
  readonly diagnostics: readonly Diagnostic[];
}

interface Writer {
  readonly write: (roster: Roster, facts: WrittenFacts) => string;
  /** The id of the format that reads the text. */
  readonly id: string;
  readonly needsPoints: boolean;
}

const writers: Readonly<Record<WrittenFormat, Writer>> = {
  app: { write: writeGwApp, id: 'gw-app', needsPoints: true },
  'wtc-compact': { write: writeWtcCompact, id: 'wtc', needsPoints: true },
  'muster-json': { write: writeMusterJson, id: 'muster-json', needsPoints: false },
};

/**
 * Writes a roster as a list. The text is read again before it is returned: a text that would be read as other units is never returned, and
 * whatever the format cannot represent is listed. Line numbers are never written, and ids only in `muster-json`.
 */
export function writeList(roster: Roster, format: WrittenFormat, facts: WrittenFacts = {}): WrittenList {
  const { write, id, needsPoints } = writers[format];
  const unpriced = needsPoints ? roster.units.flatMap((unit, index) => (unit.statedPoints === null ? [{ unit, index }] : [])) : [];
  if (unpriced.length > 0) {
    return refused(unpriced.map(({ unit, index }) => notWritten('unitWithoutPoints', { format, unit: unit.name }, ['units', index])));
  }
  const text = write(roster, facts);
  const reading = readList(text);
  const notCarried = differences(roster, reading.roster);
  const misread = reading.format.id !== id || reading.review.some(({ code }) => code === 'UNPARSED_LINES') || notCarried.some(isOfTheUnits);
  return misread ? refused([notWritten('notReadable', { format }, [])]) : { text, notCarried, diagnostics: [] };
}

/** Whether the path concerns the units: one is missing or added, or its name differs. */
function isOfTheUnits(path: Path): boolean {
  return path[0] === 'units' && (path.length < 3 || path[2] === 'name');
}

function refused(diagnostics: readonly Diagnostic[]): WrittenList {
  return { text: null, notCarried: [], diagnostics };
}

function notWritten(messageId: 'unitWithoutPoints' | 'notReadable', params: Diagnostic['params'], path: Path): Diagnostic {
  return { code: 'text/not-written', messageId, severity: 'error', params, path, related: [], line: null, cites: null };
}
