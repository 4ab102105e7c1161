import { keywordChoices, type Assessment, type AssessmentChanges, type KeptRoster } from '#muster/builder';
import type { Datasheet } from '#muster/catalogue';
import { verdictNamed, type Verdict } from '#muster/checking';
import type { RosterRevision, RosterShare, RosterSummary } from '#muster/persistence';
import { writeGlobalId } from '../platform/graphql/global-id.js';
import { writeOption } from './intents/option-reference.js';
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

type Parts = Pick<RosterType, 'detachments' | 'units'>;

/** What is made of an assessment, which belongs to one revision of a roster. */
const parts = new WeakMap<Assessment, Parts>();

export function toRoster(kept: KeptRoster): RosterType {
  const { assessment, document, release, stored } = kept;
  const { report } = assessment;
  const { notes, rules, declarations } = document;
  const head = headOf({ ...stored, verdict: report.verdict, points: report.points.computed });
  const { detachments, units } = parts.get(assessment) ?? toParts(kept);
  return { ...head, release: release.label, notes, rules, organisation: declarations.organisation ?? null, detachments, units, kept };
}

function toParts(kept: KeptRoster): Parts {
  const { evaluation, unitIds } = kept.assessment;
  const forces = allForces(evaluation.forces);
  const points = costOf(kept);
  const detachments = forces.map(({ id: force, name, selections }): RosterDetachmentType => {
    const ofArmy = selections.filter(({ id }) => !unitIds.includes(id));
    return { id: force, name, choices: ofArmy.flatMap((selection) => choicesOf(selection, force, points)), kept };
  });
  const made = { detachments, units: unitsOf(kept, forces, points) };
  parts.set(kept.assessment, made);
  return made;
}

const bySlug = new WeakMap<readonly Datasheet[], ReadonlyMap<string, Datasheet>>();

/** The profiles of the models on a datasheet of the release. */
function statlinesOf({ assessment: { datasheets } }: KeptRoster, slug: string | null): Datasheet['profiles'] {
  const known = bySlug.get(datasheets) ?? new Map(datasheets.map((datasheet) => [datasheet.slug, datasheet]));
  bySlug.set(datasheets, known);
  return (slug === null ? null : known.get(slug))?.profiles ?? [];
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
      // Edits rarely ask for the choices of every unit.
      get choices() {
        return root ? choicesIn(root.selection, points) : [];
      },
      statlines: statlinesOf(kept, unit.datasheet),
      kept,
    };
  });
}

type PointsOf = (selection: Selection) => number;

/** Returns a function that gives the points of a selection without its children. */
function costOf({ assessment }: KeptRoster): PointsOf {
  return ({ costs }) => costs.find(({ typeId }) => typeId === assessment.pointsTypeId)?.value ?? 0;
}

/** The choices of units. A unit keeps its selection while others are edited. */
const choicesOfUnits = new WeakMap<Selection, readonly RosterChoiceType[]>();

function choicesIn(unit: Selection, points: PointsOf): readonly RosterChoiceType[] {
  const known = choicesOfUnits.get(unit);
  if (known) return known;
  const choices = unit.selections.flatMap((inner) => choicesOf(inner, unit.id, points));
  choicesOfUnits.set(unit, choices);
  return choices;
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
