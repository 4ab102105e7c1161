import { keywordChoices, type AssessmentChanges, type KeptRoster } from '#muster/builder';
import { verdictNamed, type Verdict } from '#muster/checking';
import type { RosterRevision, RosterShare, RosterSummary } from '#muster/persistence';
import { writeGlobalId } from '../platform/graphql/global-id.js';
import { writeOption } from './option-reference.js';
import type {
  RosterChangesType,
  RosterChoiceType,
  RosterDetachmentType,
  RosterRevisionType,
  RosterShareType,
  RosterSummaryType,
  RosterType,
  RosterUnitType,
} from './roster.types.js';

type Forces = KeptRoster['assessment']['evaluation']['forces'];
type Selection = Forces[number]['selections'][number];

export function toRoster(kept: KeptRoster): RosterType {
  const { assessment, document, release, stored } = kept;
  const { report, evaluation, unitIds } = assessment;
  const { notes, rules, declarations } = document;
  const forces = allForces(evaluation.forces);
  const points = costOf(kept);
  const head = headOf({ ...stored, verdict: report.verdict, points: report.points.computed });
  const detachments = forces.map(({ id: force, name, selections }): RosterDetachmentType => {
    const ofArmy = selections.filter(({ id }) => !unitIds.includes(id));
    return { id: force, name, choices: ofArmy.flatMap((selection) => choicesOf(selection, force, points)), kept };
  });
  const units = unitsOf(kept, forces, points);
  return { ...head, release: release.label, notes, rules, organisation: declarations.organisation ?? null, detachments, units, kept };
}

export const toSummary = (stored: RosterSummary): RosterSummaryType => ({ ...headOf(stored), stored });

export const toRevision = (made: RosterRevision): RosterRevisionType => ({ ...made, verdict: toVerdict(made.verdict) });

export const toShare = ({ id, ...share }: RosterShare): RosterShareType => ({ ...share, id: writeGlobalId('RosterShare', id) });

export function toChanges({ points, ...changes }: AssessmentChanges): RosterChangesType {
  return { ...changes, pointsBefore: points.before, pointsAfter: points.after };
}

function headOf({ id, verdict, ...summary }: RosterSummary) {
  return { ...summary, id: writeGlobalId('Roster', id), verdict: toVerdict(verdict) };
}

function unitsOf(kept: KeptRoster, forces: Forces, points: PointsOf): readonly RosterUnitType[] {
  const { assessment, document } = kept;
  const { report, unitIds, warlords } = assessment;
  const { attachments, passengers, reserves } = document.declarations;
  const chosen = keywordChoices(document.declarations);
  const roots = new Map(forces.flatMap((force) => force.selections.map((selection) => [selection.id, { selection, force }])));
  return report.units.map((unit, index): RosterUnitType => {
    const id = unitIds[index] ?? '';
    const root = roots.get(id);
    return {
      id,
      detachment: root?.force.id ?? null,
      name: unit.name,
      datasheet: unit.datasheet,
      models: unit.models,
      points: unit.computed,
      warlord: warlords.has(id),
      attachedTo: attachments?.find(({ leader }) => leader === id)?.bodyguard ?? null,
      embarkedIn: passengers?.find((passenger) => passenger.unit === id)?.transport ?? null,
      held: reserves?.find((held) => held.unit === id)?.how ?? null,
      chosenKeywords: chosen.filter(({ unit: of }) => of === id),
      notes: document.unitNotes.find((note) => note.unit === id)?.note ?? null,
      choices: root?.selection.selections.flatMap((inner) => choicesOf(inner, id, points)) ?? [],
      kept,
    };
  });
}

type PointsOf = (selection: Selection) => number;

/** Returns a function that gives the points of a selection without its children. */
function costOf({ assessment }: KeptRoster): PointsOf {
  return ({ costs }) => costs.find(({ typeId }) => typeId === assessment.pointsTypeId)?.value ?? 0;
}

function choicesOf(selection: Selection, of: string, points: PointsOf): readonly RosterChoiceType[] {
  const { id, name, number, selections } = selection;
  return [
    { id, of, option: writeOption(selection), name, count: number, points: points(selection) },
    ...selections.flatMap((inner) => choicesOf(inner, id, points)),
  ];
}

const allForces = (forces: Forces): Forces => forces.flatMap((force) => [force, ...allForces(force.forces)]);

export const toVerdict = (stored: string): Verdict => verdictNamed(stored) ?? 'NEEDS_REVIEW';
