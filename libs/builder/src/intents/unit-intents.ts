import { addForce, addRootSelection, duplicateSelection, removeSelection, type OptionView, type RosterState } from '#muster/battlescribe';
import { togglesOf } from '#muster/army';
import { type Datasheet } from '#muster/catalogue';
import { choosePath } from '../edit/set-option-count.js';
import type { AddUnit } from '../edit/intent.js';
import { notOffered, unknownDatasheet } from '../edit/allowed-names.js';
import { impossible } from '../edit/intent-fault.js';
import { findForce, forcesOf, rootView, selectionsIn } from '../edit/find-selection.js';
import { withoutUnit } from '../document/roster-document.js';
import type { EditSession } from '../edit/edit-session.js';
import { makeNoWarlord } from './choice-intents.js';
import { resizeUnit } from './resize-unit.js';

export function addUnit(bench: EditSession, { datasheet: id, force, models, as }: AddUnit): void {
  const { release, newId } = bench.tools;
  const datasheet = release.byId.datasheets.get(id) ?? unknownDatasheet(id, release, ['datasheet']);
  const { forceId, root } = force === undefined ? anyForce(bench, datasheet) : forceNamed(bench, bench.force(force), datasheet);
  show(bench, forceId, root);
  const added = addRootSelection(release.game, bench.document.state, forceId, root.option, newId);
  const unit = added.id ?? notOffered(datasheet, undefined, release, ['datasheet']);
  bench.change({ state: added.state });
  bench.name(as, unit);
  if (models !== undefined) resizeUnit(bench, { unit, models });
}

/**
 * Turns on the settings of the data that would otherwise hide the unit, as for a list that contains it. Existing choices of the army are
 * not changed.
 */
function show(bench: EditSession, forceId: string, root: OptionView): void {
  const { tools } = bench;
  const { configuration } = tools.release.roots(findForce(bench.document.state, forceId)?.catalogueId ?? '');
  for (const path of togglesOf(root, configuration)) {
    const { state } = choosePath(bench.document.state, forceId, path, tools);
    const ids = new Set(idsIn(state));
    if (idsIn(bench.document.state).every((id) => ids.has(id))) bench.change({ state });
  }
}

function idsIn({ forces }: RosterState): readonly string[] {
  return forcesOf(forces).flatMap(({ selections }) => selections.flatMap(selectionsIn).map(({ id }) => id));
}

/** The copy is not the Warlord, attached, embarked or in Reserves, even if the original is. */
export function duplicateUnit(bench: EditSession, reference: string, as?: string): void {
  const { selection } = bench.unit(reference);
  const { state, id } = duplicateSelection(bench.document.state, selection.id, bench.tools.newId);
  bench.change({ state });
  if (id === null) return;
  makeNoWarlord(bench, id);
  const { doubts, asWritten } = bench.document;
  const written = asWritten.find(({ unit }) => unit === selection.id);
  const copied = doubts.flatMap(({ unit, reason }) => (unit === selection.id ? [{ unit: id, reason }] : []));
  if (written) bench.change({ asWritten: [...asWritten, { ...written, unit: id }] });
  if (copied.length > 0) bench.change({ doubts: [...doubts, ...copied] });
  bench.name(as, id);
}

export function removeUnit(bench: EditSession, reference: string): void {
  const named = bench.idOf(reference);
  const isPlaced = bench.document.unplaced.every(({ unitId }) => unitId !== named);
  const unit = isPlaced ? bench.unit(reference).selection.id : named;
  bench.change({ ...withoutUnit(bench.document, unit), state: removeSelection(bench.document.state, unit) });
}

export function moveUnit(bench: EditSession, reference: string, to: string): void {
  const { release } = bench.tools;
  const { selection, name, datasheet } = bench.unit(reference);
  const forceId = bench.force(to);
  const force = findForce(bench.document.state, forceId);
  if (!force || !release.game.catalogue(force.catalogueId)?.root(selection.entryId))
    return datasheet
      ? notOffered(datasheet, force?.catalogueId, release, ['force'])
      : impossible('OFFERED_BY_NONE', { datasheet: name }, ['unit']);
  const without = removeSelection(bench.document.state, selection.id);
  bench.change({ state: appendTo(without, forceId, selection) });
}

function appendTo(state: RosterState, forceId: string, selection: RosterState['forces'][number]['selections'][number]): RosterState {
  const into = (forces: RosterState['forces']): RosterState['forces'] =>
    forces.map((force) =>
      force.id === forceId
        ? { ...force, selections: [...force.selections, selection] }
        : force.forces.length === 0
          ? force
          : { ...force, forces: into(force.forces) },
    );
  return { ...state, forces: into(state.forces) };
}

interface ForceForUnit {
  readonly forceId: string;
  readonly root: OptionView;
}

/** The first force that offers the datasheet, or a new force of the first faction that has it. Allies are in forces of their own. */
function anyForce(bench: EditSession, datasheet: Datasheet): ForceForUnit {
  for (const force of forcesOf(bench.document.state.forces)) {
    const root = rootFor(bench, force.catalogueId, datasheet);
    if (root) return { forceId: force.id, root };
  }
  const { release, newId } = bench.tools;
  for (const { factionId } of datasheet.factions) {
    const catalogueId = release.data.readModel.factions.find(({ id }) => id === factionId)?.catalogueId ?? '';
    const forces = release.game.catalogue(catalogueId)?.forces ?? [];
    const forceEntryId = (forces.find(({ hidden }) => !hidden) ?? forces[0])?.entryId;
    const root = rootFor(bench, catalogueId, datasheet);
    if (forceEntryId === undefined || !root) continue;
    const added = addForce(release.game, bench.document.state, { catalogueId, forceEntryId, parentId: null }, newId);
    if (added.id === null) continue;
    bench.change({ state: added.state });
    return { forceId: added.id, root };
  }
  return notOffered(datasheet, undefined, release, ['datasheet']);
}

function forceNamed(bench: EditSession, forceId: string, datasheet: Datasheet): ForceForUnit {
  const catalogueId = findForce(bench.document.state, forceId)?.catalogueId ?? '';
  const root = rootFor(bench, catalogueId, datasheet);
  return root ? { forceId, root } : notOffered(datasheet, catalogueId, bench.tools.release, ['datasheet']);
}

function rootFor({ tools: { release } }: EditSession, catalogueId: string, { factions }: Datasheet): OptionView | null {
  const factionIds = release.data.readModel.factions.filter((faction) => faction.catalogueId === catalogueId).map(({ id }) => id);
  for (const { factionId, rootId } of factions) {
    const root = factionIds.includes(factionId) ? rootView(release.game, catalogueId, rootId) : null;
    if (root) return root;
  }
  return null;
}
