import type {
  CategoryLinkNode,
  ConstraintNode,
  DataFile,
  EntryLinkNode,
  EntryNode,
  EntryType,
  GroupNode,
  ModifierNode,
} from '#muster/battlescribe';

/** The cost type of the invented data. */
export const points = 'points';

type Children = readonly (EntryNode | GroupNode | EntryLinkNode)[];

/** `[1, 3]`: at least one, at most three of the parent's. `null`: no such limit. */
export type Limits = readonly [min: number | null, max: number | null];

interface Extras {
  readonly limits?: Limits;
  readonly cost?: number;
  readonly categories?: readonly string[];
  readonly collective?: boolean;
  readonly hidden?: boolean;
  readonly default?: string;
  readonly brings?: readonly string[];
  readonly modifiers?: readonly ModifierNode[];
  /** Limits of the whole roster instead of the parent. */
  readonly inRoster?: boolean;
}

/** An entry whose id is its name in lower case, spaces as hyphens, unless `id` says otherwise. */
export function entry(type: EntryType, name: string, extras: Extras = {}, children: Children = [], id = idOf(name)): EntryNode {
  return {
    kind: 'entry',
    id,
    name,
    type,
    ...parts(id, extras),
    ...split(children),
    ...(extras.cost === undefined ? {} : { costs: [{ typeId: points, name: 'pts', value: extras.cost }] }),
  };
}

export const unit = (name: string, extras: Extras, children: Children, id?: string): EntryNode => entry('unit', name, extras, children, id);
export const model = (name: string, extras: Extras, children: Children = [], id?: string): EntryNode =>
  entry('model', name, extras, children, id);
export const gear = (name: string, extras: Extras = {}, children: Children = [], id?: string): EntryNode =>
  entry('upgrade', name, extras, children, id);

export function group(name: string, extras: Extras, children: Children, id = `group-${idOf(name)}`): GroupNode {
  return {
    kind: 'group',
    id,
    name,
    ...parts(id, extras),
    ...split(children),
    ...(extras.default === undefined ? {} : { defaultSelectionEntryId: extras.default }),
  };
}

export function link(id: string, targetId: string, categories: readonly string[] = []): EntryLinkNode {
  return {
    kind: 'link',
    id,
    name: targetId,
    targetId,
    targetKind: 'entry',
    ...(categories.length === 0 ? {} : { categoryLinks: categories.map(category) }),
  };
}

/** Sets a field while there are at least so many of something in the scope. */
export function setAtLeast(field: string, value: string, scope: string, childId: string, count: number): ModifierNode {
  return { type: 'set', field, value, conditions: [condition('atLeast', scope, childId, count)] };
}

/** Hides the entry while the force contains no selection of `childId`. */
export function hiddenWithout(childId: string): ModifierNode {
  return { type: 'set', field: 'hidden', value: 'true', conditions: [condition('lessThan', 'force', childId, 1)] };
}

function condition(type: 'atLeast' | 'lessThan', scope: string, childId: string, value: number) {
  return { type, value, field: 'selections', scope, childId, shared: true, includeChildSelections: true } as const;
}

export function file(kind: DataFile['kind'], id: string, name: string, content: Partial<DataFile>): DataFile {
  return { kind, id, name, revision: 1, gameSystemId: 'game', ...content };
}

export function idOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

function parts(id: string, extras: Extras) {
  const brings = (extras.brings ?? []).map((name) => ({
    kind: 'profile' as const,
    id: `${id}-${idOf(name)}`,
    name,
    typeId: 'weapon',
    typeName: 'Weapons',
    characteristics: [],
  }));
  return {
    ...(extras.limits === undefined ? {} : { constraints: constraints(id, extras.limits, extras.inRoster === true) }),
    ...(extras.categories === undefined ? {} : { categoryLinks: extras.categories.map(category) }),
    ...(extras.collective === true ? { collective: true } : {}),
    ...(extras.hidden === true ? { hidden: true } : {}),
    ...(extras.modifiers === undefined ? {} : { modifiers: extras.modifiers }),
    ...(brings.length === 0 ? {} : { profiles: brings }),
  };
}

function constraints(id: string, [min, max]: Limits, inRoster: boolean): readonly ConstraintNode[] {
  const common = { field: 'selections', scope: inRoster ? 'roster' : 'parent', shared: true };
  return [
    ...(min === null ? [] : [{ ...common, id: `${id}-min`, type: 'min' as const, value: min }]),
    ...(max === null ? [] : [{ ...common, id: `${id}-max`, type: 'max' as const, value: max }]),
  ];
}

function category(name: string, index: number): CategoryLinkNode {
  return { id: `is-${idOf(name)}`, name, targetId: idOf(name), ...(index === 0 ? { primary: true } : {}) };
}

function split(children: Children) {
  const entries = children.filter((child) => child.kind === 'entry');
  const groups = children.filter((child) => child.kind === 'group');
  const links = children.filter((child) => child.kind === 'link');
  return {
    ...(entries.length === 0 ? {} : { entries }),
    ...(groups.length === 0 ? {} : { groups }),
    ...(links.length === 0 ? {} : { links }),
  };
}
