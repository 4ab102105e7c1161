import type { ArmyUnit } from '../army-unit.js';
import type { ForceState, SelectionState } from '#muster/battlescribe';
import type { Path, ReviewReason } from '#muster/diagnostics';
import type { Roster, RosterUnit } from '#muster/roster';
import { rootIdOf, type Datasheet, type IndexedRelease } from '#muster/catalogue';
import { knownSelection, modelsIn, type KnownSelection } from './known-selection.js';
import { gap } from './reasons.js';
import type { ResolvedHeader } from './header.js';
import { findUnit } from './datasheet/find-unit.js';
import { detachmentAmong, resolveUnit, unitOf, type UnitResolution } from './unit-from-list.js';

/** A unit of a roster that was found, and everything it was found by. */
interface FoundUnit {
  readonly by: readonly unknown[];
  readonly found: UnitResolution;
}

const foundUnits = new WeakMap<RosterUnit, FoundUnit>();

/** Like `resolveSelection`. The units of a saved roster that an edit leaves as they are, are not resolved again. */
export function resolveBuiltUnit(
  index: number,
  roster: Roster,
  root: RootSelection,
  header: ResolvedHeader,
  release: IndexedRelease,
): UnitResolution {
  const stated = roster.units[index];
  if (stated === undefined) throw new Error(`The roster has no unit ${index}.`);
  const faction = release.byId.factions.get(root.force.catalogueId) ?? header.faction;
  const by = [index, root.selection, root.force.catalogueId, faction, detachmentAmong(header, stated.detachment), release];
  const known = foundUnits.get(stated);
  if (known?.by.every((one, at) => one === by[at])) return known.found;
  const found = resolveSelection(stated, index, roster, root, { ...header, faction }, release);
  // What is found by name also depends on the other units.
  if (found.placed?.selection === root.selection) foundUnits.set(stated, { by, found });
  return found;
}

interface RootSelection {
  readonly selection: SelectionState;
  readonly force: ForceState;
}

/**
 * Resolves a unit that comes with BattleScribe ids. If the release has all its selections, they are used as they are; otherwise the unit is
 * looked up by name, like a unit of any other list.
 */
function resolveSelection(
  stated: RosterUnit,
  index: number,
  roster: Roster,
  { selection, force }: RootSelection,
  header: ResolvedHeader,
  release: IndexedRelease,
): UnitResolution {
  const { faction } = header;
  const known = knownSelection(selection, release.game.catalogue(force.catalogueId)?.root(selection.entryId) ?? null);
  if (known === null) return resolveUnit(findUnit(index, roster, faction, release), `+${selection.id}`, roster, header, release);

  const path: Path = ['units', index];
  const placed = { catalogueId: force.catalogueId, selection, root: null, detachment: stated.detachment };
  const datasheet = datasheetOf(known, release);
  if (datasheet === null) {
    return { unit: null, placed, isUnpriced: true, gaps: [gap('unit', noDatasheet(stated, path))], review: [] };
  }
  const rootId = rootIdOf(selection.entryId);
  const availability = datasheet.factions.find((one) => one.rootId === rootId && one.factionId === faction?.id) ?? null;
  const models = modelsIn(known, datasheet.points.minModels);
  const plain = unitOf({ stated, path, datasheet, availability, models, enhancements: [], wargearStated: true, header });
  const { dealtOut, modelsInferred, presumed, unpriced } = stated;
  const unit: ArmyUnit = {
    ...plain,
    modelsCertain: dealtOut ? plain.modelsCertain : true,
    chosen: dealtOut ? undefined : 'with-these-data',
    modelsInferred,
    presumed: presumed && { ...presumed, path, line: stated.line },
  };
  return { unit, placed, isUnpriced: unpriced === true, gaps: [], review: [] };
}

/** Some data selects a unit inside a wrapper entry; then the inner entry is the unit. */
function datasheetOf(known: KnownSelection, release: IndexedRelease): Datasheet | null {
  const own = release.byId.datasheets.get(known.option.blueprint.definition.id);
  if (own !== undefined) return own;
  const [inner, ...others] = new Set(known.inside.map((inside) => datasheetOf(inside, release)).filter((one) => one !== null));
  return others.length === 0 ? (inner ?? null) : null;
}

function noDatasheet({ name, line }: RosterUnit, path: Path): ReviewReason {
  return { code: 'DATA_GAP', about: 'datasheet', messageId: 'noDatasheet', params: { unit: name }, path, line };
}
