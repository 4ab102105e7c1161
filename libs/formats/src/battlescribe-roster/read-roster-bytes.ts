import { isJson, readRosterFile, type RosterFile, type RosterState } from '#muster/battlescribe';
import type { Diagnostic, ReviewReason } from '#muster/diagnostics';
import { EMPTY_ROSTER } from '#muster/roster';
import type { ListFormatSeen, ListReading } from '../list-reading.js';
import { rosterOfSelections } from './roster-of-selections.js';
import { toolOf } from './tool.js';

/** A roster file as read: what it states, and the same as a tree of the data's own ids. */
export interface RosterFileReading extends ListReading {
  /** Null when the file is no roster that could be read to its end. */
  readonly built: { readonly state: RosterState } | null;
}

/**
 * Reads a roster file: .ros, .rosz, or the JSON form of one, of at most 2 MB unpacked. Never throws: what is no roster has the review reason
 * UNRECOGNISED_FORMAT, and what could not be read within one has UNPARSED_LINES. Nothing is looked up.
 */
export async function readRosterBytes(path: string, bytes: Uint8Array): Promise<RosterFileReading> {
  const { value: file, diagnostics } = await readRosterFile(path, bytes);
  if (file === null || isOfAnotherForm(file)) return noRoster(diagnostics);
  const tool = toolOf(file);
  return {
    roster: rosterOfSelections(file, tool.edition),
    built: { state: file },
    format: { id: 'battlescribe-roster', ...tool },
    source: { appVersion: file.generatedBy || file.battleScribeVersion || null, dataVersion: dataVersion(file) },
    lines: [],
    diagnostics,
    review: diagnostics.filter(({ severity }) => severity !== 'info').map(notRead),
  };
}

/** JSON of our own too has a roster in it, but no game system and no forces. */
const isOfAnotherForm = ({ gameSystemId, forces }: RosterFile): boolean => gameSystemId === '' && forces.length === 0;

/** Whether the bytes begin as a roster file does: as a zip, as XML, or as an object of JSON. No list that is pasted does. */
export function looksLikeRosterFile(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 64)).trimStart();
  return ['PK\u0003\u0004', '<?xml', '<roster'].some((beginning) => start.startsWith(beginning)) || isJson(bytes);
}

function dataVersion({ gameSystemRevision }: RosterFile): string | null {
  return gameSystemRevision === null ? null : String(gameSystemRevision);
}

/** A value that was no value: the element that it stands in was left out, or is not as it was meant. */
function notRead({ line, params }: Diagnostic): ReviewReason {
  const element = params['element'] ?? '';
  return { code: 'UNPARSED_LINES', about: 'line', messageId: 'unreadElement', params: { line: line ?? 1, element }, path: [], line };
}

function noRoster(diagnostics: readonly Diagnostic[]): RosterFileReading {
  return {
    roster: EMPTY_ROSTER,
    built: null,
    format: UNKNOWN,
    source: { appVersion: null, dataVersion: null },
    lines: [],
    diagnostics,
    review: [{ code: 'UNRECOGNISED_FORMAT', about: 'text', messageId: 'noRosterFile', params: {}, path: [], line: null }],
  };
}

const UNKNOWN: ListFormatSeen = { id: null, dialect: null, edition: null, confidence: 'guess' };
