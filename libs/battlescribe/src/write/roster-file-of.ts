import type { EvaluatedForce, EvaluatedSelection, Evaluation } from '../evaluate/evaluation.types.js';
import type { Option } from '../evaluate/compile/option.js';
import type { DataFile } from '../nodes.js';
import type { RosterFile, RosterForce, RosterSelection } from '../read/roster/roster-file.js';
import type { RosterState } from '../roster-state.js';

/**
 * Builds the content of a .ros file from a roster's state. Adds names, types, categories and costs as evaluated with `files`, which must be
 * the data that the state refers to. Pass the result to `writeRosterFile`.
 */
export function rosterFileOf(state: RosterState, evaluation: Evaluation, files: readonly DataFile[], id: string, name: string): RosterFile {
  const gameSystem = files.find(({ kind }) => kind === 'gameSystem');
  const costNames = new Map(files.flatMap(({ costTypes }) => (costTypes ?? []).map((type) => [type.id, type.name])));
  return {
    id,
    name,
    battleScribeVersion: '2.03',
    generatedBy: '',
    gameSystemId: gameSystem?.id ?? '',
    gameSystemName: gameSystem?.name ?? '',
    gameSystemRevision: gameSystem?.revision ?? null,
    costs: evaluation.costs.map(({ typeId, name: type, value }) => ({ typeId, name: type, value })),
    costLimits: state.costLimits.map(({ typeId, value }) => ({ typeId, name: costNames.get(typeId) ?? '', value })),
    forces: evaluation.forces.map((force) => forceOf(force, files)),
  };
}

function forceOf(force: EvaluatedForce, files: readonly DataFile[]): RosterForce {
  const catalogue = files.find((file) => file.id === force.catalogueId);
  return {
    id: force.id,
    name: force.name,
    entryId: force.entryId,
    catalogueId: force.catalogueId,
    catalogueName: force.catalogueName,
    catalogueRevision: catalogue?.revision ?? null,
    categories: force.listedCategories.map(({ id: entryId, name, primary }) => ({ entryId, name, primary })),
    costs: [],
    selections: force.selections.map(selectionOf),
    forces: force.forces.map((inner) => forceOf(inner, files)),
    line: 0,
  };
}

function selectionOf(selection: EvaluatedSelection): RosterSelection {
  const { id, entryId, entryGroupId, name, type, number, costs, categories, selections, option } = selection;
  return {
    id,
    name,
    customName: '',
    type: type ?? '',
    group: option ? groupNames(option).join('::') : '',
    entryId,
    entryGroupId,
    number,
    costs: costs.map((cost) => ({ typeId: cost.typeId, name: cost.name, value: cost.value })),
    categories: categories.map((category) => ({ entryId: category.id, name: category.name, primary: category.primary })),
    selections: selections.map(selectionOf),
    line: 0,
  };
}

/** Outermost group first. */
function groupNames({ group }: Option): readonly string[] {
  return group === null ? [] : [...groupNames(group), group.name];
}
