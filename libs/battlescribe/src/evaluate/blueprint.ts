import type { CategoryLinkNode, ConstraintNode, EntryLinkNode, EntryNode, EntryType, GroupNode, Modifiable } from '../nodes.js';
import type { Identities } from './identity.js';
import type { QueryCompiler } from './query-compiler.js';
import type { CompiledConstraint, CompiledModifier } from './query.types.js';

/** A category that a selection has from the start. */
export interface CategoryGrant {
  readonly id: number;
  readonly categoryId: string;
  readonly primary: boolean;
  readonly link: CategoryLinkNode;
}

/** Modifiers sorted by what they change. */
export interface Effects {
  readonly name: readonly CompiledModifier[];
  readonly hidden: readonly CompiledModifier[];
  readonly category: readonly CompiledModifier[];
  readonly page: readonly CompiledModifier[];
  /** By index of the cost type; null where nothing changes a cost. */
  readonly costs: ReadonlyMap<number, readonly CompiledModifier[]> | null;
  /** New Recruit's messages that stand while their conditions hold. */
  readonly messages: readonly CompiledModifier[];
  /** Characteristics and annotations: read only when profiles are asked for. */
  readonly rest: readonly CompiledModifier[];
  /** New Recruit: those that change something other than their owner. */
  readonly remote: readonly CompiledModifier[];
}

export const NO_EFFECTS: Effects = {
  name: [],
  hidden: [],
  category: [],
  page: [],
  costs: null,
  messages: [],
  rest: [],
  remote: [],
};

/**
 * One definition seen through at most one link: what every use of that pair shares. A link adds its constraints, modifiers and
 * categories to the target's; its modifiers act after the target's.
 */
export interface Blueprint {
  readonly definition: EntryNode | GroupNode;
  readonly link: EntryLinkNode | null;
  readonly name: string;
  readonly type: EntryType | null;
  readonly hidden: boolean;
  readonly collective: boolean;
  /** Unit cost by index of the cost type. */
  readonly costs: readonly number[];
  readonly categories: readonly CategoryGrant[];
  readonly constraints: readonly CompiledConstraint[];
  /** Those that can be broken: not a minimum of 0 nor a maximum of -1 that nothing changes. */
  readonly binding: readonly CompiledConstraint[];
  readonly effects: Effects;
  readonly definitionId: number;
  readonly linkId: number;
}

export class BlueprintFactory {
  private readonly made = new Map<EntryNode | GroupNode, Map<EntryLinkNode | null, Blueprint>>();

  constructor(
    private readonly identities: Identities,
    private readonly queries: QueryCompiler,
    private readonly costTypeIndex: (typeId: string) => number,
    private readonly costTypeCount: number,
  ) {}

  blueprint(definition: EntryNode | GroupNode, link: EntryLinkNode | null): Blueprint {
    const byLink = this.made.get(definition) ?? new Map<EntryLinkNode | null, Blueprint>();
    this.made.set(definition, byLink);
    const known = byLink.get(link);
    if (known) return known;
    const made = this.make(definition, link);
    byLink.set(link, made);
    return made;
  }

  /** Constraints of any holder with their modifiers found by the constraint's id. */
  constraints(
    nodes: readonly ConstraintNode[] | undefined,
    onLink: boolean,
    modifiers: readonly CompiledModifier[],
  ): readonly CompiledConstraint[] {
    return (nodes ?? []).map((node) => ({
      node,
      id: node.id,
      type: node.type,
      value: node.value,
      query: this.queries.query(node, undefined, true),
      onLink,
      automatic: node.automatic ?? false,
      negative: node.negative ?? false,
      message: node.message ?? null,
      modifiers: modifiers.filter((modifier) => modifier.field === node.id && modifier.scope === null),
    }));
  }

  modifiers(...holders: readonly (Modifiable | null)[]): readonly CompiledModifier[] {
    const all = holders.flatMap((holder) => (holder ? this.queries.modifiers(holder) : []));
    return this.queries.dialect === 'newrecruit' ? setsFirst(all) : all;
  }

  effects(modifiers: readonly CompiledModifier[]): Effects {
    if (modifiers.length === 0) return NO_EFFECTS;
    const own = modifiers.filter((modifier) => modifier.scope === null && modifier.affects === null);
    const of = (field: string) => own.filter((modifier) => modifier.field === field);
    const costs = new Map<number, CompiledModifier[]>();
    for (const modifier of own) {
      const index = this.costTypeIndex(modifier.field);
      if (index >= 0) costs.set(index, [...(costs.get(index) ?? []), modifier]);
    }
    return {
      name: of('name'),
      hidden: of('hidden'),
      category: of('category'),
      page: of('page'),
      costs: costs.size > 0 ? costs : null,
      messages: own.filter((modifier) => modifier.field === 'error' || modifier.field === 'warning' || modifier.field === 'info'),
      rest: own.filter((modifier) => !KNOWN_FIELDS.has(modifier.field) && this.costTypeIndex(modifier.field) < 0),
      remote: modifiers.filter((modifier) => modifier.scope !== null || modifier.affects !== null),
    };
  }

  private make(definition: EntryNode | GroupNode, link: EntryLinkNode | null): Blueprint {
    const modifiers = this.modifiers(definition, link);
    const own = this.constraints(definition.constraints, false, modifiers);
    const constraints = link ? [...own, ...this.constraints(link.constraints, true, modifiers)] : own;
    return {
      definition,
      link,
      name: definition.name,
      type: definition.kind === 'entry' ? definition.type : null,
      hidden: (definition.hidden ?? false) || (link?.hidden ?? false),
      collective: (definition.collective ?? false) || (link?.collective ?? false),
      costs: this.costs(definition, link),
      categories: [...(definition.categoryLinks ?? []), ...(link?.categoryLinks ?? [])].map((node) => ({
        id: this.identities.of(node.targetId),
        categoryId: node.targetId,
        primary: node.primary ?? false,
        link: node,
      })),
      constraints,
      binding: constraints.filter(canBeBroken),
      effects: this.effects(modifiers),
      definitionId: this.identities.of(definition.id),
      linkId: link ? this.identities.of(link.id) : -1,
    };
  }

  /**
   * A cost that the link states stands in place of the target's of the same type; the others stay the target's. Rosters of the 9th edition
   * hold no other value: 404 of 404 where only the link's is not 0, 7 of 7 where the two differ.
   */
  private costs(definition: EntryNode | GroupNode, link: EntryLinkNode | null): readonly number[] {
    const costs = new Array<number>(this.costTypeCount).fill(0);
    if (definition.kind === 'group') return costs;
    for (const cost of [...(definition.costs ?? []), ...(link?.costs ?? [])]) {
      const index = this.costTypeIndex(cost.typeId);
      if (index >= 0) costs[index] = cost.value;
    }
    return costs;
  }
}

const KNOWN_FIELDS: ReadonlySet<string> = new Set(['name', 'hidden', 'category', 'page', 'error', 'warning', 'info']);

/** New Recruit applies what sets before what changes, each in list order. */
function setsFirst(modifiers: readonly CompiledModifier[]): readonly CompiledModifier[] {
  const sets = modifiers.filter((modifier) => modifier.type === 'set');
  return sets.length === 0 || sets.length === modifiers.length
    ? modifiers
    : [...sets, ...modifiers.filter((modifier) => modifier.type !== 'set')];
}

function canBeBroken({ type, value, modifiers }: CompiledConstraint): boolean {
  return modifiers.length > 0 || type === 'exactly' || (type === 'min' ? value > 0 : value !== -1);
}
