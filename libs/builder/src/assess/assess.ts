import { isCostName, evaluate, type EvaluatedSelection, type Evaluation } from '#muster/battlescribe';
import { judgeList, NOTHING_ASKED, type CompiledRelease, type RulesChosen, type SubjectReading } from '#muster/checking';
import type { IndexedRelease } from '#muster/catalogue';
import { rosterOfSelections } from '#muster/formats';
import type { Roster, RosterUnit } from '#muster/roster';
import { keyedReport, type KeptReport } from './keyed-finding.js';
import type { RosterDocument, UnitAsWritten } from '../document/roster-document.js';
import { rulesOf } from './rules-of.js';
import { saidDoubts } from '../document/doubts.js';

/** A saved roster with its prices and its verdict. */
export interface Assessment {
  readonly report: KeptReport;
  /** The rules by which it was judged. */
  readonly rules: RulesChosen;
  readonly evaluation: Evaluation;
  /** The roster as it was judged: with names, and with ids beside them. */
  readonly roster: Roster;
  /** For each unit of the report, by index, the id of the unit, which is the id of its selection if it has one. */
  readonly unitIds: readonly string[];
  /** Ids of the units that contain the Warlord. */
  readonly warlords: ReadonlySet<string>;
  /** The release under which it was judged. */
  readonly release: IndexedRelease;
}

/**
 * Computes the price and the verdict of a roster under a release; the roster's stated prices are those of the release. Pure. `evaluation`
 * is the evaluation of the document's state, if it is already known.
 */
export function assess(
  document: RosterDocument,
  compiled: CompiledRelease,
  evaluation: Evaluation = evaluate(compiled.game, document.state),
): Assessment {
  const asBuilt = readingOf(document, evaluation, compiled);
  const unitIds = asBuilt.roster.units.map(({ unitId }) => unitId);
  const doubts = saidDoubts(document, unitIds);
  const reading = { ...asBuilt, review: doubts };
  const edition = { id: compiled.release.edition, how: 'given' } as const;
  const rules = rulesOf(edition.id, reading.roster, document.rules);
  const report = keyedReport(
    judgeList({
      reading,
      edition,
      compiled,
      rules,
      question: {
        ...NOTHING_ASKED,
        ...document.rules,
        edition: edition.id,
        against: { kind: 'label', label: compiled.release.label },
      },
    }),
    unitIds,
  );
  const warlords = new Set(reading.roster.units.flatMap(({ unitId, warlord }) => (warlord ? [unitId] : [])));
  return { report, rules, roster: reading.roster, evaluation, unitIds, warlords, release: compiled.index };
}

/** Converts the roster to the form in which lists are judged: with names, and with ids beside them. */
function readingOf(document: RosterDocument, evaluation: Evaluation, { release }: Pick<CompiledRelease, 'release'>): SubjectReading {
  const { name, state, declarations, battleSize, warlord, asWritten, unplaced } = document;
  const { playerName, ...declared } = declarations;
  const { costs, forces } = evaluation;
  const costLimits = costs.flatMap(({ typeId, name: type }) =>
    state.costLimits.flatMap((limit) => (limit.typeId === typeId ? [{ name: type, value: limit.value }] : [])),
  );
  const roster = rosterOfSelections({ name, costs, costLimits, forces }, release.edition);
  const written = new Map(asWritten.map((one) => [one.unit, one]));
  const units = [...roster.units.map((unit) => asListed(unit, written.get(unit.unitId))), ...unplaced].map((unit) =>
    unit.unitId === warlord ? { ...unit, warlord: true } : unit,
  );
  // The CP counted by the data follow the data's own game type, which may differ from a named amendment, so they are left out.
  const { commandPoints, ...withoutCounted } = roster;
  const isAmended = document.rules.amendments.length > 0 || document.rules.houseRules !== null;
  const isCounted =
    commandPoints !== undefined && (commandPoints.left !== 0 || forces.some(({ selections }) => selections.some(givesCommandPoints)));
  const counted = isAmended || !isCounted ? {} : { commandPoints };
  const stated = document.faction && { factions: [{ ...document.faction, line: null }] };
  const size = battleSize && {
    battleSize: battleSize.name === null ? roster.battleSize : { name: battleSize.name, id: null, line: null },
    pointsLimit: battleSize.limit,
  };
  return {
    roster: {
      ...withoutCounted,
      ...counted,
      ...size,
      ...stated,
      ...(playerName !== undefined && { playerName }),
      units,
      declared: { ...declared, ...roster.declared },
    },
    built: { state, evaluation },
    format: { id: 'kept', dialect: null, edition: release.edition, confidence: 'certain' },
    diagnostics: [],
    review: [],
  };
}

interface ListedUnit {
  readonly written: UnitAsWritten | undefined;
  readonly listed: RosterUnit;
}

const listedUnits = new WeakMap<RosterUnit, ListedUnit>();

/**
 * The unit with the stated facts of a unit that is unchanged since its list was imported. For other units, prices from the data do not count
 * as stated. It is the same object as before if neither has changed, so that it is not looked up again while others are edited.
 */
function asListed(unit: RosterUnit, written: UnitAsWritten | undefined): RosterUnit {
  const known = listedUnits.get(unit);
  if (known && known.written === written) return known.listed;
  const listed = { ...unit, ...statedFacts(written) };
  listedUnits.set(unit, { written, listed });
  return listed;
}

function statedFacts(
  written: UnitAsWritten | undefined,
): Pick<RosterUnit, 'statedPoints' | 'dealtOut' | 'modelsInferred' | 'presumed' | 'unpriced'> {
  if (written === undefined) return { statedPoints: null };
  const { unit: _unit, ...known } = written;
  return { ...known, dealtOut: true };
}

/** Whether the data gives CP for the selection or for something in it. If it gives none, the army's CP are unknown, not zero. */
function givesCommandPoints({ costs, selections }: EvaluatedSelection): boolean {
  return costs.some(({ name, value }) => isCostName('command', name) && value !== 0) || selections.some(givesCommandPoints);
}
