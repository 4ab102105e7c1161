import type {
  CategoryLinkNode,
  ConstraintNode,
  DataFile,
  EntryLinkNode,
  EntryNode,
  EntryType,
  GroupNode,
  Modifiable,
} from '../../nodes.js';
import type { Identities } from './identity.js';
import type { QueryCompiler } from './query-compiler.js';
import type { CompiledConstraint, CompiledModifier } from '../conditions/query.types.js';

/** A category that a selection has before modifiers. */
export interface CategoryGrant {
  readonly id: number;
  readonly categoryId: string;
  readonly primary: boolean;
  readonly link: CategoryLinkNode;
}

/** Modifiers of a definition, grouped by the field that they change. */
export interface Effects {
  readonly name: readonly CompiledModifier[];
  readonly hidden: readonly CompiledModifier[];
  readonly category: readonly CompiledModifier[];
  readonly page: readonly CompiledModifier[];
  /** By index of the cost type. Null if no modifier changes a cost. */
  readonly costs: ReadonlyMap<number, readonly CompiledModifier[]> | null;
  /** New Recruit only: messages that are shown while their conditions hold. */
  readonly messages: readonly CompiledModifier[];
  /** New Recruit only: modifiers that change something other than their owner. */
  readonly remote: readonly CompiledModifier[];
}

export const NO_EFFECTS: Effects = {
  name: [],
  hidden: [],
  category: [],
  page: [],
  costs: null,
  messages: [],
  remote: [],
};

/**
 * A definition together with at most one link to it. Every use of the same pair shares this object. The link adds its constraints,
 * modifiers and categories to those of the target, and its modifiers apply after the target's.
 */
export interface Blueprint {
  /** Counts all blueprints of the game, from 0. */
  readonly number: number;
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
  /** The constraints that can be broken. Excludes a minimum of 0 or a maximum of -1 that no modifier changes. */
  readonly binding: readonly CompiledConstraint[];
  readonly effects: Effects;
  readonly definitionId: number;
  /** Identity of the link, for queries. -1 without a link. */
  readonly linkId: number;
  /** Identity of the entry type. -1 for a group. */
  readonly typeId: number;
  /**
   * Identity for queries that are not shared. With a link, it is the identity of that link alone; without a link, that of the definition
   * where no link leads to it.
   */
  readonly aloneId: number;
  /** The files from which links inside the definition and inside the link are resolved. */
  readonly file: DataFile;
  readonly linkFile: DataFile;
}

export class BlueprintFactory {
  private readonly made = new Map<EntryNode | GroupNode, Map<EntryLinkNode | null, Blueprint>>();
  private readonly compiledModifiers = new Map<Modifiable, readonly CompiledModifier[]>();
  private readonly free: readonly number[];
  private count = 0;

  constructor(
    private readonly identities: Identities,
    private readonly queries: QueryCompiler,
    private readonly costTypeIndex: (typeId: string) => number,
    costTypeCount: number,
  ) {
    this.free = new Array<number>(costTypeCount).fill(0);
  }

  blueprint(definition: EntryNode | GroupNode, link: EntryLinkNode | null, file: DataFile, linkFile: DataFile): Blueprint {
    const byLink = this.made.get(definition) ?? new Map<EntryLinkNode | null, Blueprint>();
    this.made.set(definition, byLink);
    const known = byLink.get(link);
    if (known) return known;
    const made = this.make(definition, link, file, linkFile);
    byLink.set(link, made);
    return made;
  }

  /** Compiles constraints. Modifiers that change the value of a constraint are found by the id of the constraint. */
  constraints(
    nodes: readonly ConstraintNode[] | undefined,
    onLink: boolean,
    modifiers: readonly CompiledModifier[],
  ): readonly CompiledConstraint[] {
    if (nodes === undefined || nodes.length === 0) return NONE;
    return nodes.map((node) => ({
      node,
      id: node.id,
      type: node.type,
      value: node.value,
      query: this.queries.query(node, undefined, true),
      onLink,
      automatic: node.automatic ?? false,
      negative: node.negative ?? false,
      message: node.message ?? null,
      modifiers: shared(modifiers.filter((modifier) => modifier.field === node.id && modifier.scope === null)),
    }));
  }

  /** The modifiers of a definition with its link: those of the target, then those of the link. */
  modifiers(...holders: readonly (Modifiable | null)[]): readonly CompiledModifier[] {
    const all = holders.flatMap((holder) => (holder ? this.ownModifiers(holder) : NONE));
    return shared(this.queries.dialect === 'newrecruit' ? setsFirst(all) : all);
  }

  private ownModifiers(holder: Modifiable): readonly CompiledModifier[] {
    const known = this.compiledModifiers.get(holder);
    if (known) return known;
    const made = shared(this.queries.modifiers(holder));
    if (made.length > 0) this.compiledModifiers.set(holder, made);
    return made;
  }

  effects(modifiers: readonly CompiledModifier[]): Effects {
    if (modifiers.length === 0) return NO_EFFECTS;
    const own = modifiers.filter((modifier) => modifier.scope === null && modifier.affects === null);
    const of = (field: string) => shared(own.filter((modifier) => modifier.field === field));
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
      messages: shared(own.filter(({ field }) => field === 'error' || field === 'warning' || field === 'info')),
      remote: shared(modifiers.filter((modifier) => modifier.scope !== null || modifier.affects !== null)),
    };
  }

  private make(definition: EntryNode | GroupNode, link: EntryLinkNode | null, file: DataFile, linkFile: DataFile): Blueprint {
    const modifiers = this.modifiers(definition, link);
    const own = this.constraints(definition.constraints, false, modifiers);
    const linked = this.constraints(link?.constraints, true, modifiers);
    const constraints = linked.length > 0 ? [...own, ...linked] : own;
    const binding = constraints.filter(canBeBroken);
    return {
      number: this.count++,
      definition,
      link,
      name: definition.name,
      type: definition.kind === 'entry' ? definition.type : null,
      hidden: (definition.hidden ?? false) || (link?.hidden ?? false),
      collective: (definition.collective ?? false) || (link?.collective ?? false),
      costs: this.costs(definition, link),
      categories: shared([...(definition.categoryLinks ?? []), ...(link?.categoryLinks ?? [])].map((node) => this.grant(node))),
      constraints,
      binding: binding.length === constraints.length ? constraints : binding,
      effects: this.effects(modifiers),
      definitionId: this.identities.of(definition.id),
      linkId: link && this.isAskedFor(definition) ? this.identities.of(link.id) : -1,
      typeId: definition.kind === 'entry' ? this.identities.of(definition.type) : -1,
      aloneId: this.identities.exactly((link ?? definition).id),
      file,
      linkFile,
    };
  }

  /**
   * A cost stated by the link replaces the target's cost of the same type; the target's other costs remain. All rosters of the 9th edition
   * agree: 404 of 404 where only the link's cost is not 0, and 7 of 7 where the two differ.
   */
  private costs(definition: EntryNode | GroupNode, link: EntryLinkNode | null): readonly number[] {
    if (definition.kind === 'group') return this.free;
    const costs = [...this.free];
    for (const cost of [...(definition.costs ?? []), ...(link?.costs ?? [])]) {
      const index = this.costTypeIndex(cost.typeId);
      if (index >= 0) costs[index] = cost.value;
    }
    return costs.every((cost) => cost === 0) ? this.free : costs;
  }

  /**
   * New Recruit finds the contents of a group by the id of a link to the group; BattleScribe does not. Names in data of the 8th and 9th
   * edition show this difference.
   */
  private isAskedFor(definition: EntryNode | GroupNode): boolean {
    return definition.kind === 'entry' || this.queries.dialect === 'newrecruit';
  }

  private grant(link: CategoryLinkNode): CategoryGrant {
    return { id: this.identities.of(link.targetId), categoryId: link.targetId, primary: link.primary ?? false, link };
  }
}

/** New Recruit applies `set` modifiers before the others, both in list order. */
function setsFirst(modifiers: readonly CompiledModifier[]): readonly CompiledModifier[] {
  const sets = modifiers.filter((modifier) => modifier.type === 'set');
  return sets.length === 0 || sets.length === modifiers.length
    ? modifiers
    : [...sets, ...modifiers.filter((modifier) => modifier.type !== 'set')];
}

function canBeBroken({ type, value, modifiers }: CompiledConstraint): boolean {
  return modifiers.length > 0 || type === 'exactly' || (type === 'min' ? value > 0 : value !== -1);
}

const NONE: readonly never[] = [];

/** Most lists are empty. They all share one empty array. A list that grew has room for more, so the others are copied. */
function shared<T>(items: readonly T[]): readonly T[] {
  return items.length === 0 ? NONE : items.slice();
}
