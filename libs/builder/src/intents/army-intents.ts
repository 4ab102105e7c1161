import {
  addForce,
  removeForce,
  removeSelection,
  setCostLimit,
  type ForceState,
  type OptionView,
  type SelectionState,
} from '#muster/battlescribe';
import type { Faction } from '#muster/catalogue';
import type { Path } from '#muster/diagnostics';
import { withUnits, type Declarations } from '#muster/roster';
import { choosePath } from '../edit/set-option-count.js';
import type { AddDetachment } from '../edit/intent.js';
import { namesIn, unknownDetachment, unknownFaction } from '../edit/allowed-names.js';
import { impossible } from '../edit/intent-fault.js';
import { detachmentsTaken } from '../edit/detachments-taken.js';
import { definitionIdOf, findForce, forcesOf } from '../edit/find-selection.js';
import { withoutUnit, type BattleSizeChoice } from '../document/roster-document.js';
import type { EditSession } from '../edit/edit-session.js';

/**
 * In the 8th and 9th edition, adds a force of that kind. In the 10th, replaces the detachment of the army's force. In the 11th, adds a
 * detachment to it. `within` is the path of the detachment in the intent.
 */
export function addDetachment(bench: EditSession, { detachment: id, faction, as }: AddDetachment, within: Path = ['detachment']): void {
  const { release, newId } = bench.tools;
  const { catalogueId } = factionOf(bench, faction);
  if (release.game.catalogue(catalogueId)?.force(id)) {
    const added = addForce(release.game, bench.document.state, { catalogueId, forceEntryId: id, parentId: null }, newId);
    bench.change({ state: added.state });
    if (added.id !== null) bench.name(as, added.id);
    return chooseBattleSizeIn(bench, added.id);
  }
  const path = release.roots(catalogueId).configuration.choice(id) ?? unknownDetachment(id, catalogueId, release, within);
  const forceId = armyForce(bench, catalogueId);
  const chosen = choosePath(bench.document.state, forceId, path, bench.tools);
  bench.change({ state: chosen.state });
  if (chosen.id !== null) bench.name(as, chosen.id);
}

/** Removes a force with its units, or the detachment of the army's force, which is named by its id in the roster or in the release. */
export function removeDetachment(bench: EditSession, reference: string): void {
  const id = bench.idOf(reference);
  const force = findForce(bench.document.state, id);
  if (force) return removeForceWithUnits(bench, force);
  const chosen = detachmentsTaken(bench.document.state, bench.tools.release).find((one) => one.id === id || one.detachment.id === id);
  if (!chosen) return notTaken(bench, reference);
  bench.change({ state: removeSelection(bench.document.state, chosen.id) });
}

function notTaken({ document, tools: { release } }: EditSession, id: string): never {
  const taken = namesIn(detachmentsTaken(document.state, release).map(({ detachment }) => detachment));
  const named = release.byId.detachments.get(id)?.name ?? id;
  return impossible(taken === '' ? 'NO_DETACHMENT_TAKEN' : 'DETACHMENT_NOT_TAKEN', { id: named, taken }, ['detachment']);
}

export function setBattleSize(bench: EditSession, battleSize: BattleSizeChoice): void {
  const { pointsTypeId } = bench.tools.release;
  if (!Number.isInteger(battleSize.limit) || battleSize.limit < 1 || battleSize.limit > MOST_POINTS)
    impossible('COUNT_OUT_OF_RANGE', { count: battleSize.limit, from: 1, to: MOST_POINTS }, ['limit']);
  const state = pointsTypeId === null ? bench.document.state : setCostLimit(bench.document.state, pointsTypeId, battleSize.limit);
  bench.change({ battleSize, state });
  for (const { id } of forcesOf(bench.document.state.forces)) chooseBattleSizeIn(bench, id);
}

const MOST_POINTS = 100_000;

/**
 * Makes the data's choice for the battle size. If a force has already made this choice, it is changed there, because an army has only one
 * battle size.
 */
export function chooseBattleSizeIn(bench: EditSession, forceId: string | null): void {
  const { battleSize, state } = bench.document;
  const force = forceId === null ? null : findForce(state, forceId);
  if (!force || !battleSize || battleSize.name === null) return;
  const path = bench.tools.release.roots(force.catalogueId).configuration.battleSize(battleSize.name, battleSize.limit);
  const first = path?.[0];
  if (!path || !first) return;
  const chosenIn = forcesOf(state.forces).filter(({ selections }) => selections.some((one) => isOf(one, first)));
  if (chosenIn.length === 0 || chosenIn.some(({ id }) => id === force.id)) choose(bench, force.id, path);
}

function isOf({ entryId }: SelectionState, { definitionId }: OptionView): boolean {
  return definitionIdOf(entryId) === definitionId;
}

function choose(bench: EditSession, forceId: string, path: readonly OptionView[]): void {
  bench.change({ state: choosePath(bench.document.state, forceId, path, bench.tools).state });
}

function factionOf(bench: EditSession, id: string | undefined): Faction {
  const { factions } = bench.tools.release.data.readModel;
  const catalogueId = bench.document.state.forces[0]?.catalogueId;
  const found =
    id === undefined ? factions.find((faction) => faction.catalogueId === catalogueId) : factions.find((faction) => faction.id === id);
  return found ?? unknownFaction(id ?? catalogueId ?? '', bench.tools.release, ['faction']);
}

/** The first force of the faction, which is created if there is none. */
export function armyForce(bench: EditSession, catalogueId: string): string {
  const { release, newId } = bench.tools;
  const there = forcesOf(bench.document.state.forces).find((force) => force.catalogueId === catalogueId);
  if (there) return there.id;
  const forces = release.game.catalogue(catalogueId)?.forces ?? [];
  const forceEntryId = (forces.find(({ hidden }) => !hidden) ?? forces[0])?.entryId ?? unknownFaction(catalogueId, release, ['faction']);
  const added = addForce(release.game, bench.document.state, { catalogueId, forceEntryId, parentId: null }, newId);
  bench.change({ state: added.state });
  chooseBattleSizeIn(bench, added.id);
  return added.id ?? unknownFaction(catalogueId, release, ['faction']);
}

function removeForceWithUnits(bench: EditSession, force: ForceState): void {
  if (forcesOf(bench.document.state.forces).length === 1) impossible('LAST_DETACHMENT', {}, ['detachment']);
  const { document } = bench;
  const gone = forcesOf([force]);
  const left = gone.flatMap(({ selections }) => selections.map(({ id }) => id)).reduce(withoutUnit, document);
  // In declarations, detachments are named by their index among the forces (8th, 9th).
  const before = forcesOf(document.state.forces);
  const after = before.filter(({ id }) => !gone.some((one) => one.id === id));
  const placeAfter = (place: number): number | null => {
    const at = after.findIndex(({ id }) => id === before[place]?.id);
    return at < 0 ? null : at;
  };
  bench.change({
    ...left,
    state: removeForce(document.state, force.id),
    declarations: withUnits(left.declarations, (unit) => unit, placeAfter),
  });
}

export function setOrganisation(bench: EditSession, organisation: Declarations['organisation'] | null): void {
  const { organisation: _before, ...others } = bench.document.declarations;
  bench.change({ declarations: organisation ? { ...others, organisation } : others });
}
