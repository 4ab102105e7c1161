import type { CategoryLinkNode, ConditionNode, ConstraintNode, GroupNode, ModifierNode, Selectable } from '#muster/battlescribe';

/** A limit on the number of the owner in its parent. */
export function parentLimit(id: string, type: 'min' | 'max', value: number): ConstraintNode {
  return { id: `${id}.${type}`, type, value, field: 'selections', scope: 'parent', shared: true };
}

export function parentLimits(id: string, min: number, max: number | null): readonly ConstraintNode[] {
  return [...(min > 0 ? [parentLimit(id, 'min', min)] : []), ...(max === null ? [] : [parentLimit(id, 'max', max)])];
}

/** A limit on the number of the owner in the whole roster. */
export function rosterLimit(id: string, type: 'min' | 'max', value: number): ConstraintNode {
  const wide = { shared: true, includeChildSelections: true, includeChildForces: true };
  return { id: `${id}.${type}`, type, value, field: 'selections', scope: 'roster', ...wide };
}

/** Whether the force contains the child at least once, or not at all. */
export function inForce(type: 'atLeast' | 'lessThan', childId: string): ConditionNode {
  return { type, value: 1, field: 'selections', scope: 'force', childId, shared: true, includeChildSelections: true };
}

export function hiddenWhere(guard: Pick<ModifierNode, 'conditions' | 'conditionGroups'>): ModifierNode {
  return { type: 'set', field: 'hidden', value: 'true', ...guard };
}

export function categoryLink(owner: string, name: string, targetId: string, primary = false): CategoryLinkNode {
  return { id: `${owner}.in.${targetId}`, name, targetId, ...(primary ? { primary } : {}) };
}

type Groups = Pick<Selectable, 'entries' | 'groups'>;

/**
 * Returns the holder with the group of this id changed, wherever it is nested. Returns the holder itself if it does not contain the
 * group.
 */
export function withGroupChanged<Holder extends Groups>(holder: Holder, id: string, change: (group: GroupNode) => GroupNode): Holder {
  const groups = changedList(holder.groups, (group) => (group.id === id ? change(group) : withGroupChanged(group, id, change)));
  const entries = changedList(holder.entries, (entry) => withGroupChanged(entry, id, change));
  return groups === holder.groups && entries === holder.entries
    ? holder
    : { ...holder, ...(groups && { groups }), ...(entries && { entries }) };
}

export function changedList<Item>(list: readonly Item[] | undefined, change: (item: Item) => Item): readonly Item[] | undefined {
  if (!list) return list;
  const changed = list.map(change);
  return changed.every((item, index) => item === list[index]) ? list : changed;
}
