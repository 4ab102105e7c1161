import {
  childrenOf,
  modifiersOf,
  type ConditionNode,
  type EntryLinkNode,
  type EntryNode,
  type GroupNode,
  type Guarded,
  type GuardedModifier,
} from '#muster/battlescribe';
import type { ArmyOption } from '#muster/catalogue';
import { isArmyOptionGroup, kindOfName, type ArmyOptionKind } from './army-option-kinds.js';
import type { FoundArmyOption } from './army-option-search.js';
import type { ImportContext } from '../context.js';
import { offeredId } from '../tree.js';

type Purpose = NonNullable<ArmyOption['purpose']>;

interface Named extends FoundArmyOption {
  readonly kind: ArmyOptionKind;
  readonly group: string | null;
}

/**
 * The purpose of a Stratagem bought before the battle. Field commanders and Specialist Detachments are recognised by name, the others by
 * the relics or Warlord Traits whose limits or conditions depend on the Stratagem. If both kinds depend on it, or neither does, the
 * purpose is unknown.
 */
export function purposesOf(context: ImportContext, options: readonly Named[]): ReadonlyMap<string, Purpose> {
  const opened = openedKinds(context);
  const found = new Map<string, Purpose>();
  for (const option of options) {
    if (option.kind !== 'stratagem') continue;
    const purpose = byName(option) ?? byWhatItOpens(option, opened);
    if (purpose) found.set(option.id, purpose);
  }
  return found;
}

function byName({ reached, group }: Named): Purpose | null {
  const { name } = reached.node;
  if (/\bfield commander\b/i.test(name)) return 'field-commander';
  if (/\bspecialist detachments?\b/i.test(`${name} ${group ?? ''}`)) return 'specialist-detachment';
  const bought = kindOfName(name.replace(/^strat[ae]gem/i, ''));
  return bought === 'relic' || bought === 'warlord-trait' ? bought : null;
}

function byWhatItOpens({ reached, paths }: Named, opened: ReadonlyMap<string, ReadonlySet<ArmyOptionKind>>): Purpose | null {
  const ids = [reached.node.id, ...paths.map(({ step }) => offeredId(step))];
  const kinds = new Set(ids.flatMap((id) => [...(opened.get(id) ?? [])]));
  if (kinds.has('relic') === kinds.has('warlord-trait')) return null;
  return kinds.has('relic') ? 'relic' : 'warlord-trait';
}

/** For each selection id, the kinds of the groups that are shown, or can hold more, only if it is selected. */
function openedKinds(context: ImportContext): ReadonlyMap<string, ReadonlySet<ArmyOptionKind>> {
  const opened = new Map<string, Set<ArmyOptionKind>>();
  const visit = (node: EntryNode | GroupNode | EntryLinkNode, around: ArmyOptionKind | null): void => {
    const kind = (node.kind === 'group' && isArmyOptionGroup(node) ? kindOfName(node.name) : null) ?? linkedKind(node) ?? around;
    if (kind !== null) {
      for (const modifier of modifiersOf(node)) {
        for (const id of openers(modifier)) opened.set(id, (opened.get(id) ?? new Set()).add(kind));
      }
    }
    for (const child of childrenOf(node)) visit(child, kind);
  };
  for (const file of context.files) {
    for (const root of [...(file.entries ?? []), ...(file.sharedEntries ?? [])]) visit(root, null);
    for (const root of [...(file.sharedGroups ?? []), ...(file.entryLinks ?? [])]) visit(root, null);
  }
  return opened;
}

function linkedKind(node: EntryNode | GroupNode | EntryLinkNode): ArmyOptionKind | null {
  return node.kind === 'link' && node.targetKind === 'group' ? kindOfName(node.name) : null;
}

/** Ids of selections without which a modifier keeps something hidden or its limit low. */
function* openers({ modifier, guards }: GuardedModifier): Iterable<string> {
  const { field, type, value } = modifier;
  if (field === 'name' || field === 'category') return;
  const closes = field === 'hidden' ? value === 'true' : type === 'decrement' || (type === 'set' && Number(value) <= 0);
  for (const guard of guards) {
    yield* idsAsked(guard, closes ? asksForNone : asksForSome);
    for (const { childId } of guard.repeats ?? []) if (!closes && childId !== undefined) yield childId;
  }
}

type ConditionTree = Pick<Guarded, 'conditions' | 'conditionGroups'>;

function* idsAsked(tree: ConditionTree, isAsked: (condition: ConditionNode) => boolean): Iterable<string> {
  for (const condition of tree.conditions ?? []) if (condition.childId !== undefined && isAsked(condition)) yield condition.childId;
  for (const group of tree.conditionGroups ?? []) if (group.type !== 'not') yield* idsAsked(group, isAsked);
}

function asksForNone({ type, value }: ConditionNode): boolean {
  if (type === 'lessThan') return value === 1;
  return type === 'notEqualTo' ? value > 0 : (type === 'equalTo' || type === 'atMost') && value === 0;
}

function asksForSome({ type, value }: ConditionNode): boolean {
  if (type === 'greaterThan') return value >= 0;
  return type === 'notEqualTo' ? value === 0 : (type === 'equalTo' || type === 'atLeast') && value > 0;
}
