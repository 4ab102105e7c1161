import { definitionIdOf, detachmentsTaken, keywordChoices, writeOption, type Assessment } from '#muster/builder';
import type { KeptRoster } from '#muster/rosters';
import { unitCard, type Datasheet } from '#muster/catalogue';
import type { RosterChoiceType, RosterDetachmentType, RosterForceType, RosterUnitType } from './roster-part.types.js';

type Forces = Assessment['evaluation']['forces'];
type Selection = Forces[number]['selections'][number];

export interface RosterParts {
  readonly forces: readonly RosterForceType[];
  readonly detachments: readonly RosterDetachmentType[];
  readonly units: readonly RosterUnitType[];
}

/** What is made of an assessment, which belongs to one revision of a roster. */
const parts = new WeakMap<Assessment, RosterParts>();

export function toParts(kept: KeptRoster): RosterParts {
  const known = parts.get(kept.assessment);
  if (known) return known;
  const { evaluation, unitIds } = kept.assessment;
  const all = allForces(evaluation.forces);
  const isUnit = new Set(unitIds);
  const forces = all.map(({ id, name, catalogueId, selections }): RosterForceType => {
    const ofArmy = selections.filter((one) => !isUnit.has(one.id));
    return { id, name, catalogueId, choices: ofArmy.flatMap((one) => choicesOf(one, id, null, kept)), kept };
  });
  const made = { forces, detachments: detachmentsOf(kept, forces), units: unitsOf(kept, all, forces) };
  parts.set(kept.assessment, made);
  return made;
}

function detachmentsOf(kept: KeptRoster, forces: readonly RosterForceType[]): readonly RosterDetachmentType[] {
  return detachmentsTaken(kept.document.state, kept.assessment.release).flatMap(({ id, forceId, detachment: { id: key, name } }) => {
    const force = forces.find((one) => one.id === forceId);
    return force ? [{ id, name, force, key, kept }] : [];
  });
}

function unitsOf(kept: KeptRoster, all: Forces, forces: readonly RosterForceType[]): readonly RosterUnitType[] {
  const { assessment, document } = kept;
  const { report, unitIds, warlords } = assessment;
  const { attachments, passengers, reserves } = document.declarations;
  const chosen = keywordChoices(document.declarations);
  const roots = new Map(
    all.flatMap(({ selections }, at) => selections.map((selection) => [selection.id, { selection, force: forces[at] }] as const)),
  );
  const byId = (id: string | undefined): RosterUnitType | null => units.find((unit) => unit.id === id) ?? null;
  const units: readonly RosterUnitType[] = report.units.map((unit, position): RosterUnitType => {
    const id = unitIds[position] ?? '';
    const root = roots.get(id);
    const sheet = unit.datasheet;
    return {
      ...{ id, position, sheet, kept },
      force: root?.force ?? null,
      name: unit.name,
      models: unit.models,
      points: unit.computed,
      warlord: warlords.has(id),
      reservesReason: reserves?.find((held) => held.unit === id)?.how ?? null,
      chosenKeywords: chosen.filter(({ unit: of }) => of === id),
      notes: document.unitNotes.find((note) => note.unit === id)?.note ?? null,
      // Edits rarely ask for the profiles and choices of every unit.
      get profiles() {
        const datasheet = sheetOf(kept, sheet);
        return datasheet ? unitCard(datasheet).statlines : [];
      },
      get choices() {
        return root ? root.selection.selections.flatMap((inner) => choicesOf(inner, id, sheet, kept)) : [];
      },
      get attachedTo() {
        return byId(attachments?.find(({ leader }) => leader === id)?.bodyguard);
      },
      get embarkedIn() {
        return byId(passengers?.find((passenger) => passenger.unit === id)?.transport);
      },
    };
  });
  return units;
}

const bySlug = new WeakMap<readonly Datasheet[], ReadonlyMap<string, Datasheet>>();

/** The datasheet of the roster's release with this slug. */
export function sheetOf({ assessment: { release } }: KeptRoster, slug: string | null): Datasheet | null {
  const { datasheets } = release.data.readModel;
  const known = bySlug.get(datasheets) ?? new Map(datasheets.map((datasheet) => [datasheet.slug, datasheet]));
  bySlug.set(datasheets, known);
  return slug === null ? null : (known.get(slug) ?? null);
}

/** What choices show of themselves. A unit keeps its selections while others are edited. */
const shown = new WeakMap<Selection, Omit<RosterChoiceType, 'of' | 'sheet' | 'kept'>>();

function choicesOf(selection: Selection, of: string, sheet: string | null, kept: KeptRoster): readonly RosterChoiceType[] {
  const { id, selections } = selection;
  const known = shown.get(selection) ?? shownOf(selection, kept);
  shown.set(selection, known);
  return [{ ...known, of, sheet, kept }, ...selections.flatMap((inner) => choicesOf(inner, id, sheet, kept))];
}

function shownOf(selection: Selection, { assessment: { release } }: KeptRoster): Omit<RosterChoiceType, 'of' | 'sheet' | 'kept'> {
  const { id, entryId, name, number: count, costs } = selection;
  const points = costs.find(({ typeId }) => typeId === release.pointsTypeId)?.value ?? 0;
  return { id, option: writeOption(selection), key: definitionIdOf(entryId), name, count, points };
}

const allForces = (forces: Forces): Forces => forces.flatMap((force) => [force, ...allForces(force.forces)]);
