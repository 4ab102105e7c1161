import type { ForceState, OptionView, RosterState, SelectionState } from '#muster/battlescribe';
import type { Roster } from '#muster/roster';
import type { ChoiceNotFound } from '../army.js';
import type { ArmyDetachment } from '../army-unit.js';
import type { ChoicePath, IndexedRelease, StatedWay } from '#muster/catalogue';
import { togglesOf } from './toggles.js';
import type { SelectionDraft } from './unit-selection.js';

/** A unit's selection and the catalogue that it is selected from. */
export interface PlacedUnit {
  readonly catalogueId: string;
  readonly selection: SelectionState;
  /** Null if the unit came with BattleScribe ids: then the choices that make it visible were selected too. */
  readonly root: OptionView | null;
  /** Index into the roster's detachments as written, if the roster assigns units to detachments. */
  readonly detachment: number | null;
}

/**
 * Builds the army for the evaluator: one force of the army's catalogue with its configuration and units, or one force for each detachment
 * with units where detachments are kinds of forces (8th, 9th). Units that this catalogue does not have go into a force of their own
 * catalogue, so that they have a price. `prefix` starts the ids of forces.
 */
export function armyState(
  roster: Roster,
  catalogueId: string | null,
  detachments: readonly ArmyDetachment[],
  units: readonly PlacedUnit[],
  release: IndexedRelease,
  prefix = 'f',
): RosterState {
  const forces = new Map<string, PlannedForce>();
  const plan = (id: string, detachment: number | null): PlannedForce => {
    const entryId = entryOf(id, detachment, detachments, release);
    const key = `${id} ${entryId === null ? '' : detachment}`;
    const planned = forces.get(key) ?? { catalogueId: id, entryId, detachment, units: [] };
    forces.set(key, planned);
    return planned;
  };
  for (const unit of units) if (unit.catalogueId === catalogueId) plan(unit.catalogueId, unit.detachment).units.push(unit);
  // Where detachments are forces and all their units belong to other catalogues, adding a force of the army's own catalogue would invent a
  // detachment.
  const isElsewhere = units.some(
    ({ detachment }) => catalogueId !== null && entryOf(catalogueId, detachment, detachments, release) !== null,
  );
  if (catalogueId !== null && forces.size === 0 && !isElsewhere) plan(catalogueId, detachments.length > 0 ? 0 : null);
  for (const unit of units) if (unit.catalogueId !== catalogueId) plan(unit.catalogueId, unit.detachment).units.push(unit);
  return {
    costLimits:
      release.pointsTypeId === null || roster.pointsLimit === null ? [] : [{ typeId: release.pointsTypeId, value: roster.pointsLimit }],
    forces: [...forces.values()].flatMap((planned, index) => {
      // An army has one battle size, even if it has several forces.
      const size = index === 0 ? roster.battleSize : null;
      const stated = statedChoices(roster, planned, index === 0, release);
      const chosen = configuration(planned.catalogueId, { size, limit: roster.pointsLimit, stated }, detachments, planned.units, release);
      const selections: SelectionDraft[] = [];
      for (const { path, count } of chosen) addPath(selections, path, `${prefix}${index}c`, count);
      return forceOf(planned, `${prefix}${index}`, [...selections, ...planned.units.map(({ selection }) => selection)], release);
    }),
  };
}

interface PlannedForce {
  readonly catalogueId: string;
  /** Null for the standard force. */
  readonly entryId: string | null;
  /** Index into the roster's detachments as written. */
  readonly detachment: number | null;
  readonly units: PlacedUnit[];
}

/** The force entry that the detachment stands for (8th, 9th); null where detachments are not forces. */
function entryOf(
  catalogueId: string,
  index: number | null,
  detachments: readonly ArmyDetachment[],
  release: IndexedRelease,
): string | null {
  const taken = detachments.find(({ path }) => path[0] === 'detachments' && path[1] === index);
  return taken && release.game.catalogue(catalogueId)?.force(taken.detachment.id) ? taken.detachment.id : null;
}

/** The first force entry of the data that is not hidden is the standard one. */
function forceOf(planned: PlannedForce, id: string, selections: readonly SelectionState[], release: IndexedRelease): readonly ForceState[] {
  const { catalogueId } = planned;
  const forces = release.game.catalogue(catalogueId)?.forces ?? [];
  const entryId = planned.entryId ?? (forces.find(({ hidden }) => !hidden) ?? forces[0])?.entryId;
  return entryId === undefined ? [] : [{ id, entryId, catalogueId, selections, forces: [] }];
}

/** Battle size, detachments, and the switches that make hidden units of the list visible in the data. */
function configuration(
  catalogueId: string,
  { size, limit, stated }: StatedConfiguration,
  detachments: readonly ArmyDetachment[],
  units: readonly PlacedUnit[],
  release: IndexedRelease,
): readonly StatedWay[] {
  const index = release.roots(catalogueId).configuration;
  const battleSize = size === null ? null : index.battleSize(size.name, limit);
  const mustering = [battleSize, ...detachments.map(({ detachment }) => index.choice(detachment.id))].filter((path) => path !== null);
  const chosen = [...mustering.map(once), ...stated];
  // A choice that the list states wins over the one that would show a hidden unit.
  const decided = new Set(chosen.map(({ path: [root] }) => root));
  const toggles = units.flatMap(({ root }) => (root === null ? [] : togglesOf(root, index)));
  return [...chosen, ...toggles.filter(([root]) => !decided.has(root)).map(once)];
}

const once = (path: ChoicePath): StatedWay => ({ path, count: 1 });

interface StatedConfiguration {
  readonly size: Roster['battleSize'];
  readonly limit: number | null;
  readonly stated: readonly StatedWay[];
}

/** Choices that the list states for a detachment besides its units, such as its sub-faction, where detachments are forces (8th, 9th). */
function statedChoices(
  { armySelections = [] }: Roster,
  { catalogueId, entryId, detachment }: PlannedForce,
  isFirst: boolean,
  release: IndexedRelease,
): readonly StatedWay[] {
  if (entryId === null) return [];
  const { configuration: index } = release.roots(catalogueId);
  const own = armySelections.filter((one) => (one.detachment === null ? isFirst : one.detachment === detachment));
  return own.flatMap((selection) => index.stated(selection));
}

/** Adds the selections of the path, reusing those that already exist. The choice at its end is taken at least `count` times. */
export function addPath(selections: SelectionDraft[], [first, ...rest]: ChoicePath, prefix: string, count = 1): void {
  if (first === undefined) return;
  const number = rest.length === 0 ? Math.max(1, count) : 1;
  const at = selections.findIndex(({ entryId }) => entryId === first.entryId);
  const known = selections[at];
  const selection =
    known === undefined
      ? selectionOf(first, `${prefix}${selections.length + 1}`, number)
      : { ...known, number: Math.max(known.number, number) };
  if (known === undefined) selections.push(selection);
  else selections[at] = selection;
  addPath(selection.selections, rest, `${selection.id}.`, count);
}

function selectionOf(view: OptionView, id: string, number: number): SelectionDraft {
  return { id, entryId: view.entryId, entryGroupId: view.entryGroupId, number, selections: [] };
}

/** The choices of detachments that no catalogue of the army offers under the stated name (8th, 9th). */
export function choicesNotFound(
  { armySelections = [] }: Roster,
  { forces }: RosterState,
  release: IndexedRelease,
): readonly ChoiceNotFound[] {
  if (!forces.some(({ entryId }) => release.byId.detachments.has(entryId))) return [];
  const indexes = [...new Set(forces.map(({ catalogueId }) => catalogueId))].map((id) => release.roots(id).configuration);
  return armySelections.flatMap((choice, index) => {
    const isFound = choice.id !== null || indexes.some((one) => one.stated(choice).length > 0);
    return isFound ? [] : [{ name: choice.name, path: ['armySelections', index], line: choice.line }];
  });
}
