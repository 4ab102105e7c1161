import type {
  CostValue,
  EvaluatedForce,
  EvaluatedSelection,
  Evaluation,
  RosterFile,
  RosterForce,
  RosterSelection,
  RosterState,
} from '@muster/battlescribe';
import type { IndexedRelease } from '@muster/catalogue';
import type { RosterDocument } from './roster-document.js';

/** What a roster's choices are called and cost by the release it is kept under. */
export function rosterFileOf(
  { name, state }: Pick<RosterDocument, 'name' | 'state'>,
  evaluation: Evaluation,
  { data, game }: IndexedRelease,
): RosterFile {
  const system = data.files.find(({ kind }) => kind === 'gameSystem');
  const names = new Map(game.catalogues.map((catalogue) => [catalogue.id, catalogue.name]));
  const revisions = new Map(data.files.map((file) => [file.id, file.revision]));
  const forceOf = (force: EvaluatedForce): RosterForce => ({
    id: force.id,
    entryId: force.entryId,
    catalogueId: force.catalogueId,
    catalogueName: names.get(force.catalogueId) ?? '',
    catalogueRevision: revisions.get(force.catalogueId) ?? null,
    name: force.name,
    categories: force.categories.map(({ id, name: category, primary }) => ({ entryId: id, name: category, primary })),
    costs: [],
    selections: force.selections.map(selectionOf),
    forces: force.forces.map(forceOf),
    line: 0,
  });
  return {
    id: data.release.id,
    name,
    battleScribeVersion: '',
    generatedBy: 'Muster',
    gameSystemId: system?.id ?? '',
    gameSystemName: system?.name ?? '',
    gameSystemRevision: system?.revision ?? null,
    costs: evaluation.costs,
    costLimits: limitsOf(state, evaluation.costs),
    forces: evaluation.forces.map(forceOf),
  };
}

function selectionOf(selection: EvaluatedSelection): RosterSelection {
  const { id, entryId, entryGroupId, number, name, type, costs, categories, option } = selection;
  return {
    id,
    entryId,
    entryGroupId,
    number,
    name,
    customName: '',
    type: type ?? 'upgrade',
    group: option ? groupNames(option).join('::') : '',
    costs,
    categories: categories.map((category) => ({ entryId: category.id, name: category.name, primary: category.primary })),
    selections: selection.selections.map(selectionOf),
    line: 0,
  };
}

/** Outermost first. */
function groupNames({ group }: NonNullable<EvaluatedSelection['option']>): readonly string[] {
  return group === null ? [] : [...groupNames(group), group.name];
}

function limitsOf({ costLimits }: RosterState, costs: readonly CostValue[]): RosterFile['costLimits'] {
  return costLimits.map(({ typeId, value }) => ({ typeId, value, name: costs.find((cost) => cost.typeId === typeId)?.name ?? '' }));
}
