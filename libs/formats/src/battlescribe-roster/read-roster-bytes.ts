import { isJson, readRosterFile, type RosterFile, type RosterState } from '#muster/battlescribe';
import type { Diagnostic, ReviewReason } from '#muster/diagnostics';
import { EMPTY_ROSTER } from '#muster/roster';
import type { ListFormatSeen, ListReading } from '../list-reading.js';
import { rosterOfSelections } from './roster-of-selections.js';
import { toolOf } from './tool.js';

/** The reading of a roster file: what it states, and its selections with their BattleScribe ids. */
export interface RosterFileReading extends ListReading {
  /** Null if the file is not a roster, or could not be read completely. */
  readonly built: { readonly state: RosterState } | null;
}

/**
 * Reads a roster file (.ros, .rosz, or the JSON form of one) of at most 2 MB uncompressed. It never throws: a file that is not a roster has
 * the review reason UNRECOGNISED_FORMAT, and parts that could not be read have UNPARSED_LINES. Nothing is looked up.
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

/** Our own JSON format also contains a roster, but no game system and no forces. */
const isOfAnotherForm = ({ gameSystemId, forces }: RosterFile): boolean => gameSystemId === '' && forces.length === 0;

/** Whether the bytes begin like a roster file: as a zip, as XML or as a JSON object. A pasted list never does. */
export function looksLikeRosterFile(bytes: Uint8Array): boolean {
  return beginsLikeRosterFile(new TextDecoder().decode(bytes.subarray(0, 64))) || isJson(bytes);
}

/** The same of a text, which may be the content of a roster file. */
export function beginsLikeRosterFile(text: string): boolean {
  const start = text.trimStart();
  return BEGINNINGS.some((beginning) => start.startsWith(beginning));
}

const BEGINNINGS = ['PK\u0003\u0004', '<?xml', '<roster', '{'] as const;

function dataVersion({ gameSystemRevision }: RosterFile): string | null {
  return gameSystemRevision === null ? null : String(gameSystemRevision);
}

/** An invalid value: the element that contains it was left out, or may not mean what its author intended. */
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
