import { parseJson, type ReviewReason } from '#muster/diagnostics';
import type { Roster } from '#muster/roster';
import { isRoster, rosterFaults } from './roster-shape.js';
import { isRecord, type Fault } from './shape.js';

const format = 'muster-roster';
const version = 1;
const mostReported = 50;

export interface JsonReading {
  /** Null where the document is not one of a version and a shape that are known. */
  readonly roster: Roster | null;
  readonly review: readonly ReviewReason[];
}

/** The document of muster-json.md. Line numbers belong to the text a roster was read from, and are left behind. */
export function writeMusterJson(roster: Roster): string {
  return JSON.stringify({ format, version, roster }, (key, value: unknown) => (key === 'line' ? null : value));
}

/** Null where the text is no JSON, or JSON of somebody else. */
export function readMusterJson(text: string): JsonReading | null {
  const document = parse(text);
  if (!isRecord(document) || document['format'] !== format) return null;
  const { version: written, roster } = document;
  if (written !== version) return { roster: null, review: [reason('unknownVersion', ['version'])] };
  const others = Object.keys(document).filter((name) => !['format', 'version', 'roster'].includes(name));
  const faults: readonly Fault[] = [
    ...others.map((name): Fault => ({ path: [name], messageId: 'unknownField' })),
    ...rosterFaults(roster).map(({ path, messageId }) => ({ path: ['roster', ...path], messageId })),
  ];
  if (faults.length > 0 || !isRoster(roster)) {
    return { roster: null, review: faults.slice(0, mostReported).map(({ path, messageId }) => reason(messageId, path)) };
  }
  return { roster, review: [] };
}

function parse(text: string): unknown {
  try {
    return parseJson(text.replace('\uFEFF', ''));
  } catch {
    return null;
  }
}

function reason(messageId: string, path: ReviewReason['path']): ReviewReason {
  return { code: 'UNPARSED_LINES', about: 'line', messageId, params: { place: path.join('.') }, path: [], line: null };
}
