import type { ForceState, SelectionState } from '../../../libs/battlescribe/src/roster-state.js';

/** A name and notes given by the player. */
export interface Custom {
  readonly name: string;
  readonly notes: string;
}

/** The ids of a force and of everything in it, in an order that is the same for its copy. */
export function forceIds(force: ForceState): readonly string[] {
  return [force.id, ...idsOf(force.selections.flatMap(withInner)), ...force.forces.flatMap(forceIds)];
}

export function selectionsIn(force: ForceState): readonly SelectionState[] {
  return [...force.selections.flatMap(withInner), ...force.forces.flatMap(selectionsIn)];
}

export function withInner(selection: SelectionState): readonly SelectionState[] {
  return [selection, ...selection.selections.flatMap(withInner)];
}

export function idsOf(selections: readonly SelectionState[]): readonly string[] {
  return selections.map(({ id }) => id);
}

/** Copies names and notes: those of the elements themselves, and those of a force's categories. */
export function copyCustoms(customs: Map<string, Custom>, originals: readonly string[], copies: readonly string[]): void {
  for (const [key, custom] of [...customs]) {
    const [element = '', ...category] = key.split(' ');
    const copy = copies[originals.indexOf(element)];
    if (copy !== undefined) customs.set([copy, ...category].join(' '), custom);
  }
}
