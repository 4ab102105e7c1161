import type { ForceState, OptionView, RosterState } from '@muster/battlescribe';
import type { Roster } from '@muster/roster';
import type { ResolvedDetachment } from '../resolved-unit.js';
import type { ChoicePath } from './configuration-index.js';
import type { IndexedRelease } from './indexed-release.js';
import { togglesOf } from './toggles.js';
import type { SelectionDraft } from './unit-selection.js';

/** A unit's selection and the catalogue it is selected from. */
export interface PlacedUnit {
  readonly catalogueId: string;
  readonly selection: SelectionDraft;
  readonly root: OptionView;
}

/**
 * The army as the evaluator takes it: one force of the army's catalogue with its configuration and units. Units that this catalogue
 * does not have stand in a force of their own catalogue, so that they have their price.
 */
export function armyState(
  roster: Roster,
  catalogueId: string | null,
  detachments: readonly ResolvedDetachment[],
  units: readonly PlacedUnit[],
  release: IndexedRelease,
): RosterState {
  const catalogueIds = [...new Set([...(catalogueId === null ? [] : [catalogueId]), ...units.map((unit) => unit.catalogueId)])];
  return {
    costLimits:
      release.pointsTypeId === null || roster.pointsLimit === null ? [] : [{ typeId: release.pointsTypeId, value: roster.pointsLimit }],
    forces: catalogueIds.flatMap((id, index) => {
      const own = units.filter((unit) => unit.catalogueId === id);
      const chosen = configuration(id, roster, detachments, own, release);
      const selections: SelectionDraft[] = [];
      for (const path of chosen) addPath(selections, path, `f${index}c`);
      return forceOf(id, `f${index}`, [...selections, ...own.map(({ selection }) => selection)], release);
    }),
  };
}

/** The first force entry of the data that is not hidden is the ordinary army. */
function forceOf(catalogueId: string, id: string, selections: readonly SelectionDraft[], release: IndexedRelease): readonly ForceState[] {
  const forces = release.game.catalogue(catalogueId)?.forces ?? [];
  const force = forces.find(({ hidden }) => !hidden) ?? forces[0];
  return force === undefined ? [] : [{ id, entryId: force.entryId, catalogueId, selections, forces: [] }];
}

/** Battle size, detachments, and the switches without which the data would not show what the list has. */
function configuration(
  catalogueId: string,
  roster: Roster,
  detachments: readonly ResolvedDetachment[],
  units: readonly PlacedUnit[],
  release: IndexedRelease,
): readonly ChoicePath[] {
  const index = release.roots(catalogueId).configuration;
  const size = roster.battleSize === null ? null : index.battleSize(roster.battleSize.name, roster.pointsLimit);
  const chosen = [size, ...detachments.map(({ detachment }) => index.choice(detachment.id))].filter((path) => path !== null);
  return [...chosen, ...units.flatMap(({ root }) => togglesOf(root, index))];
}

function addPath(selections: SelectionDraft[], [first, ...rest]: ChoicePath, prefix: string): void {
  if (first === undefined) return;
  const known = selections.find(({ entryId }) => entryId === first.entryId);
  const selection = known ?? selectionOf(first, `${prefix}${selections.length + 1}`);
  if (known === undefined) selections.push(selection);
  addPath(selection.selections, rest, `${selection.id}.`);
}

function selectionOf(view: OptionView, id: string): SelectionDraft {
  return { id, entryId: view.entryId, entryGroupId: view.entryGroupId, number: 1, selections: [] };
}
