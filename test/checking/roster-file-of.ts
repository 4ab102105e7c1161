import { evaluate, type EvaluatedSelection, type Evaluation } from '#muster/battlescribe';
import { resolve } from '#muster/army';
import { readList } from '#muster/formats';
import type { sampleRelease } from './sample-release.js';

/**
 * Converts a list to the roster file, in JSON, that a list builder with the same release would save. Without `withIds`, the file contains
 * names only.
 */
export function rosterFileOf(text: string, { game, index }: ReturnType<typeof sampleRelease>, withIds = true): Uint8Array {
  const { state } = resolve(readList(text).roster, index);
  const evaluation = evaluate(game, state);
  const roster = {
    name: 'As saved',
    gameSystemName: 'Tides 10th Edition',
    costs: evaluation.costs,
    costLimits: state.costLimits.map((limit) => ({ ...limit, name: 'pts' })),
    forces: evaluation.forces.map((force) => forceOf(force, withIds)),
  };
  return new TextEncoder().encode(JSON.stringify({ generatedBy: 'https://newrecruit.eu', roster }));
}

function forceOf({ id, name, entryId, catalogueId, selections }: Evaluation['forces'][number], withIds: boolean) {
  return { id, name, ...(withIds ? { entryId, catalogueId } : {}), selections: selections.map((one) => selectionOf(one, withIds)) };
}

function selectionOf({ id, name, type, number, costs, categories, selections, ...ids }: EvaluatedSelection, withIds: boolean): object {
  const { entryId, entryGroupId } = ids;
  return {
    id,
    name,
    type,
    number,
    costs,
    categories: categories.map((category) => ({ name: category.name, primary: category.primary })),
    ...(withIds ? { entryId, entryGroupId } : {}),
    selections: selections.map((inner) => selectionOf(inner, withIds)),
  };
}
