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
  const units = report.units.map((unit, position) => {
    const id = unitIds[position] ?? '';
    const root = roots.get(id);
    const sheet = unit.datasheet;
    return new ShownUnit(
      {
        ...{ id, position, sheet, kept },
        force: root?.force ?? null,
        name: unit.name,
        models: unit.models,
        points: unit.computed,
        warlord: warlords.has(id),
        reservesReason: reserves?.find((held) => held.unit === id)?.how ?? null,
        chosenKeywords: chosen.filter(({ unit: of }) => of === id),
        notes: document.unitNotes.find((note) => note.unit === id)?.note ?? null,
      },
      root?.selection ?? null,
    );
  });
  const byId = (id: string | undefined): RosterUnitType | null => units.find((unit) => unit.id === id) ?? null;
  for (const unit of units) {
    unit.attachedTo = byId(attachments?.find(({ leader }) => leader === unit.id)?.bodyguard);
    unit.embarkedIn = byId(passengers?.find((passenger) => passenger.unit === unit.id)?.transport);
  }
  return units;
}

type UnitFacts = Omit<RosterUnitType, 'profiles' | 'choices' | 'attachedTo' | 'embarkedIn'>;

/** A class, because a literal with accessors takes several times the memory, and the units of many rosters are kept. */
class ShownUnit implements RosterUnitType {
  readonly id: UnitFacts['id'];
  readonly position: UnitFacts['position'];
  readonly sheet: UnitFacts['sheet'];
  readonly kept: UnitFacts['kept'];
  readonly force: UnitFacts['force'];
  readonly name: UnitFacts['name'];
  readonly models: UnitFacts['models'];
  readonly points: UnitFacts['points'];
  readonly warlord: UnitFacts['warlord'];
  readonly reservesReason: UnitFacts['reservesReason'];
  readonly chosenKeywords: UnitFacts['chosenKeywords'];
  readonly notes: UnitFacts['notes'];
  attachedTo: RosterUnitType | null = null;
  embarkedIn: RosterUnitType | null = null;

  readonly #selection: Selection | null;

  constructor(facts: UnitFacts, selection: Selection | null) {
    this.#selection = selection;
    this.id = facts.id;
    this.position = facts.position;
    this.sheet = facts.sheet;
    this.kept = facts.kept;
    this.force = facts.force;
    this.name = facts.name;
    this.models = facts.models;
    this.points = facts.points;
    this.warlord = facts.warlord;
    this.reservesReason = facts.reservesReason;
    this.chosenKeywords = facts.chosenKeywords;
    this.notes = facts.notes;
  }

  // Edits rarely ask for the profiles and choices of every unit.
  get profiles(): RosterUnitType['profiles'] {
    const datasheet = sheetOf(this.kept, this.sheet);
    return datasheet ? unitCard(datasheet).statlines : [];
  }

  get choices(): readonly RosterChoiceType[] {
    return this.#selection?.selections.flatMap((inner) => choicesOf(inner, this.id, this.sheet, this.kept)) ?? [];
  }
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
