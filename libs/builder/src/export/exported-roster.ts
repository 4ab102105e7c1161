import { rosterFileOf, writeRosterFile, type RosterFile } from '#muster/battlescribe';
import type { CompiledRelease } from '#muster/checking';
import type { Diagnostic } from '#muster/diagnostics';
import { writeList, type WrittenFormat } from '#muster/formats';
import type { Roster } from '#muster/roster';
import type { Assessment } from '../assess/assess.js';
import type { RosterDocument } from '../document/roster-document.js';
import { alliedUnits } from './allied-units.js';
import { inAppSections } from './app-sections.js';
import { withEnhancements } from './with-enhancements.js';

/** `ros` is a BattleScribe roster file. */
export type ExportFormat = WrittenFormat | 'ros';

export interface ExportedRoster {
  /** Null if the roster cannot be written in this format; `diagnostics` give the reason. */
  readonly text: string | null;
  /** Parts of the roster that the text does not contain, or contains in a different form: `units.1.models`, `declared.reserves`. */
  readonly notCarried: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What is exported. The id is that of the roster in a roster file. */
export interface RosterToExport {
  readonly id: string;
  readonly document: RosterDocument;
  readonly assessment: Assessment;
}

/** Writes a roster as a list or file for other tools. Its prices are those of its release. */
export function exportedRoster(
  { id, document, assessment }: RosterToExport,
  format: ExportFormat,
  { index }: Pick<CompiledRelease, 'index'>,
): ExportedRoster {
  const file = rosterFileOf(document.state, assessment.evaluation, index.data.files, id, document.name);
  if (format === 'ros') {
    const text = writeRosterFile({ ...file, costLimits: costLimits(document, file, index.pointsTypeId) });
    return { text, notCarried: notInFiles(document, assessment), diagnostics: [] };
  }
  const { roster } = assessment;
  const shown = format === 'muster-json' ? roster : forPeople(roster, file, assessment);
  const { text, notCarried, diagnostics } = writeList(
    format === 'app' ? inAppSections(shown, alliedUnits(document, assessment)) : shown,
    format,
    {
      detachmentPoints: detachmentPointsOf(assessment),
    },
  );
  return { text, notCarried: [...notCarried.map((path) => path.join('.')), ...notesOf(document)], diagnostics };
}

/** Removes settings and headings that exist only in the data. A list states these choices of the army in its header. */
function forPeople(
  { declared, armySelections: _switches, ...roster }: Roster,
  file: RosterFile,
  { release: { pointsTypeId }, report }: Assessment,
): Roster {
  const isDeclared = declared !== undefined && Object.keys(declared).length > 0;
  // The data has no price for what costs nothing.
  const units = roster.units.map((unit, at) => ({ ...unit, statedPoints: unit.statedPoints ?? report.units[at]?.computed ?? null }));
  return withEnhancements({ ...roster, units, ...(isDeclared ? { declared } : {}) }, file, pointsTypeId);
}

/** Null in editions whose detachments cost no points. */
function detachmentPointsOf({ report }: Assessment): number | null {
  const budget = report.budgets.find(({ kind }) => kind === 'detachment-points');
  return budget === undefined ? null : Math.abs(budget.balance - budget.start);
}

/** Adds the agreed limit if the roster's state does not contain it. */
function costLimits({ battleSize }: RosterDocument, file: RosterFile, pointsTypeId: string | null): RosterFile['costLimits'] {
  if (battleSize === null || pointsTypeId === null || file.costLimits.some(({ typeId }) => typeId === pointsTypeId)) return file.costLimits;
  const name = file.costs.find(({ typeId }) => typeId === pointsTypeId)?.name ?? '';
  return battleSize.limit === null ? file.costLimits : [...file.costLimits, { typeId: pointsTypeId, name, value: battleSize.limit }];
}

/** A roster file cannot contain declarations for which the data has no choice, or units without a selection. */
function notInFiles(document: RosterDocument, { unitIds }: Assessment): readonly string[] {
  const names = [...(document.warlord === null ? [] : ['warlord']), ...Object.keys(document.declarations)];
  const units = document.unplaced.map(({ unitId }) => `units.${unitIds.indexOf(unitId)}`);
  return [...units, ...names.map((name) => `declared.${name}`), ...notesOf(document)];
}

const notesOf = ({ notes, unitNotes }: RosterDocument): readonly string[] => [
  ...(notes === null ? [] : ['notes']),
  ...(unitNotes.length === 0 ? [] : ['declared.unitNotes']),
];
