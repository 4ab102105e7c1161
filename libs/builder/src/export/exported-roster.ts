import { rosterFileOf, writeRosterFile, type RosterFile } from '#muster/battlescribe';
import type { CompiledRelease } from '#muster/checking';
import type { Diagnostic } from '#muster/diagnostics';
import { writeList, type WrittenFormat } from '#muster/formats';
import type { Roster } from '#muster/roster';
import type { Assessment } from '../assess/assess.js';
import type { KeptRoster } from '../keep/kept-roster.js';
import type { RosterDocument } from '../document/roster-document.js';
import { withEnhancements } from './with-enhancements.js';

/** `ros`: a BattleScribe roster file. */
export type ExportFormat = WrittenFormat | 'ros';

export interface ExportedRoster {
  /** Null where the roster cannot be written so; `diagnostics` then says why. */
  readonly text: string | null;
  /** Places that a reader of the text will not find in it, or not as they were: `units.1.models`, `declared.reserves`. */
  readonly notCarried: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Writes a kept roster as a list or file that other tools read. Prices in it are those of its release. */
export function exportedRoster(
  { stored, document, assessment }: KeptRoster,
  format: ExportFormat,
  { index }: Pick<CompiledRelease, 'index'>,
): ExportedRoster {
  const file = rosterFileOf(document.state, assessment.evaluation, index.data.files, stored.id, document.name);
  if (format === 'ros') {
    const text = writeRosterFile({ ...file, costLimits: costLimits(document, file, index.pointsTypeId) });
    return { text, notCarried: notInFiles(document, assessment), diagnostics: [] };
  }
  const { roster } = assessment;
  const { text, notCarried, diagnostics } = writeList(format === 'muster-json' ? roster : forPeople(roster, file, assessment), format);
  return { text, notCarried: [...notCarried.map((path) => path.join('.')), ...notesOf(document)], diagnostics };
}

/** Without the data's own switches and headings: what they choose for the army, a list states in its head. */
function forPeople(
  { declared, armySelections: _switches, ...roster }: Roster,
  file: RosterFile,
  { pointsTypeId, report }: Assessment,
): Roster {
  const isDeclared = declared !== undefined && Object.keys(declared).length > 0;
  // What costs nothing has no price in the data.
  const units = roster.units.map((unit, at) => ({ ...unit, statedPoints: unit.statedPoints ?? report.units[at]?.computed ?? null }));
  return withEnhancements({ ...roster, units, ...(isDeclared ? { declared } : {}) }, file, pointsTypeId);
}

/** The limit that was agreed on, where the roster's own state does not say it. */
function costLimits({ battleSize }: RosterDocument, file: RosterFile, pointsTypeId: string | null): RosterFile['costLimits'] {
  if (battleSize === null || pointsTypeId === null || file.costLimits.some(({ typeId }) => typeId === pointsTypeId)) return file.costLimits;
  const name = file.costs.find(({ typeId }) => typeId === pointsTypeId)?.name ?? '';
  return battleSize.limit === null ? file.costLimits : [...file.costLimits, { typeId: pointsTypeId, name, value: battleSize.limit }];
}

/** A roster file has no place for what no choice of the data tells, nor for a unit that is in no selection. */
function notInFiles(document: RosterDocument, { unitIds }: Assessment): readonly string[] {
  const names = [...(document.warlord === null ? [] : ['warlord']), ...Object.keys(document.declarations)];
  const units = document.unplaced.map(({ unitId }) => `units.${unitIds.indexOf(unitId)}`);
  return [...units, ...names.map((name) => `declared.${name}`), ...notesOf(document)];
}

const notesOf = ({ notes, unitNotes }: RosterDocument): readonly string[] => [
  ...(notes === null ? [] : ['notes']),
  ...(unitNotes.length === 0 ? [] : ['declared.unitNotes']),
];
