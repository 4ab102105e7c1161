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
  const forces = allForces(assessment.evaluation.forces);
  const unitIds = new Set(assessment.unitIds);
  const points = costOf(kept);
  return {
    ...headOf({ ...stored, verdict: assessment.report.verdict, points: assessment.report.points.computed }),
    release: release.label,
    notes: document.notes,
    organisation: document.declarations.organisation ?? null,
    rules: document.rules,
    detachments: forces.map((force): RosterDetachmentType => ({
      id: force.id,
      name: force.name,
      choices: force.selections.filter(({ id }) => !unitIds.has(id)).flatMap((selection) => choicesOf(selection, force.id, points)),
      kept,
    })),
    units: unitsOf(kept, forces, points),
    kept,
  };
}

export const toSummary = (stored: RosterSummary): RosterSummaryType => ({ ...headOf(stored), stored });

export const toRevision = (made: RosterRevision): RosterRevisionType => ({ ...made, verdict: toVerdict(made.verdict) });

export const toShare = ({ id, ...share }: RosterShare): RosterShareType => ({ ...share, id: writeGlobalId('RosterShare', id) });

export const toChanges = ({ points, units, gained, lost }: AssessmentChanges): RosterChangesType => ({
  pointsBefore: points.before,
  pointsAfter: points.after,
  units,
  gained,
  lost,
});

const headOf = (summary: RosterSummary) => ({
  ...summary,
  id: writeGlobalId('Roster', summary.id),
  verdict: toVerdict(summary.verdict),
});

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

/** What a selection costs by itself, in points. */
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
