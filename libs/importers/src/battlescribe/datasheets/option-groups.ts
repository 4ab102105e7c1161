import type { Brings, DatasheetOption, FixedWargear, OptionGroup } from '#muster/catalogue';
import type { EntryNode, GroupNode } from '#muster/battlescribe';
import { boundsOf } from '../bounds.js';
import type { ImportContext } from '../context.js';
import { priceIn } from '../costs.js';
import { compareText, sortedUnique } from '../order.js';
import { isEntry, isGroup, offeredId, type Reached, type ReachedEntry } from '../tree.js';

export interface OptionTree {
  readonly groups: readonly OptionGroup[];
  /** Wargear that is not chosen. */
  readonly fixed: readonly FixedWargear[];
  /** Options that cost points, with their names and prices. */
  readonly priced: readonly { readonly name: string; readonly points: number }[];
  /** False if a price depends on something unknown. */
  readonly sure: boolean;
}

/** The weapon profiles and abilities that a node itself shows. */
type BroughtBy = (reached: Reached) => { readonly weapons: readonly string[]; readonly abilities: readonly string[] };

/** Maximum nesting depth; a deeper path is a cycle in the data. */
const DEPTH = 12;

/**
 * The choices of a datasheet, grouped by the model that makes them. `isElsewhere` recognises options that another table lists
 * (enhancements, relics).
 */
export function optionTree(
  context: ImportContext,
  root: ReachedEntry,
  isElsewhere: (node: EntryNode | GroupNode) => boolean,
  broughtBy: BroughtBy,
): OptionTree {
  return new OptionReading(context, root, isElsewhere, broughtBy).tree();
}

/** What a choice belongs to: a type of model, or null for the unit; `isWithin` if it is inside another item of wargear. */
interface Owner {
  readonly model: string | null;
  readonly isWithin: boolean;
}

class OptionReading {
  private readonly groups: OptionGroup[] = [];
  private readonly fixed: FixedWargear[] = [];
  private readonly priced = new Map<string, { name: string; points: number }>();
  private readonly seen = new Set<Reached>();
  private sure = true;

  constructor(
    private readonly context: ImportContext,
    private readonly root: ReachedEntry,
    private readonly isElsewhere: (node: EntryNode | GroupNode) => boolean,
    private readonly broughtBy: BroughtBy,
  ) {}

  tree(): OptionTree {
    this.readOwner(this.root, { model: null, isWithin: false }, 0);
    const priced = [...this.priced.values()].sort((a, b) => compareText(a.name, b.name) || a.points - b.points);
    return { groups: this.groups, fixed: this.fixed, priced, sure: this.sure };
  }

  /** Reads a unit, a model, or an option that contains further choices. */
  private readOwner(parent: Reached, owner: Owner, depth: number): void {
    if (depth > DEPTH) return;
    for (const child of this.shownChildren(parent)) {
      if (isGroup(child)) this.readGroup(child, owner, depth);
      else if (isEntry(child)) this.readLoose(child, owner, depth);
    }
  }

  /** Reads an entry outside any group. Such an entry is a choice of its own, unless it is fixed equipment. */
  private readLoose(entry: ReachedEntry, owner: Owner, depth: number): void {
    if (!this.isOption(entry)) {
      this.readOwner(entry, entry.node.type === 'model' ? { ...owner, model: entry.node.name } : owner, depth + 1);
      return;
    }
    const { min, max } = boundsOf(entry, this.context.world, this.root.node.id);
    const option = this.option(entry, null);
    const { model } = owner;
    if (this.isFixed(entry)) this.addFixed(entry, owner);
    else this.groups.push({ id: offeredId(entry), name: entry.node.name, model, min, max, options: [option] });
    this.readOwner(entry, { model, isWithin: true }, depth + 1);
  }

  private readGroup(group: Reached<GroupNode>, owner: Owner, depth: number): void {
    if (depth > DEPTH) return;
    const { min, max } = boundsOf(group, this.context.world, this.root.node.id);
    const limited = min > 0 || max !== null;
    const options: DatasheetOption[] = [];
    for (const child of this.shownChildren(group)) {
      if (isGroup(child)) this.readGroup(child, owner, depth + 1);
      else if (isEntry(child) && this.isOption(child)) {
        const option = this.option(child, group.node.defaultSelectionEntryId ?? null);
        if (limited || !this.isFixed(child)) options.push(option);
        else this.addFixed(child, owner);
        this.readOwner(child, { ...owner, isWithin: true }, depth + 1);
      } else if (isEntry(child)) this.readLoose(child, owner, depth);
    }
    if (options.length > 0) this.groups.push({ id: offeredId(group), name: group.node.name, model: owner.model, min, max, options });
  }

  /** Whether the bearer always has the entry. */
  private isFixed(entry: ReachedEntry): boolean {
    const { min, max } = boundsOf(entry, this.context.world, this.root.node.id);
    return min === max && min > 0;
  }

  private isOption(entry: ReachedEntry): boolean {
    return entry.node.type !== 'model' && entry.node.type !== 'unit';
  }

  private addFixed(entry: ReachedEntry, { model, isWithin }: Owner): void {
    const brings = this.brings(entry, 0);
    if (!isWithin && Object.keys(brings).length > 0) this.fixed.push({ id: offeredId(entry), name: entry.node.name, model, ...brings });
  }

  /** What an item brings: its own profiles and those of the items that are always in it. */
  private brings(entry: Reached, depth: number): Brings {
    const own = this.broughtBy(entry);
    const inside = depth > DEPTH ? [] : this.context.trees.children(entry).filter((child) => this.isInside(child));
    const within = inside.map((child) => this.brings(child, depth + 1));
    const weapons = sortedUnique([...own.weapons, ...within.flatMap((one) => one.weapons ?? [])]);
    const abilities = sortedUnique([...own.abilities, ...within.flatMap((one) => one.abilities ?? [])]);
    return { ...(weapons.length > 0 && { weapons }), ...(abilities.length > 0 && { abilities }) };
  }

  private isInside(child: Reached): boolean {
    return isEntry(child) && this.isOption(child) && this.isFixed(child) && !this.context.neverShown(child);
  }

  private option(entry: ReachedEntry, defaultId: string | null): DatasheetOption {
    const id = offeredId(entry);
    const { value, sure } = priceIn(entry, this.context.costs.points, this.context.world);
    this.sure &&= sure;
    const { name } = entry.node;
    if (value !== 0) this.priced.set(`${name}\n${value}`, { name, points: value });
    const min = boundsOf(entry, this.context.world, this.root.node.id).min;
    const isDefault = defaultId === id || defaultId === entry.node.id || min > 0;
    return { id, name, points: value, default: isDefault, ...this.brings(entry, 0) };
  }

  private shownChildren(owner: Reached): readonly Reached[] {
    return this.context.trees.children(owner).filter((child) => {
      if (this.seen.has(child) || this.isElsewhere(child.node) || this.context.neverShown(child)) return false;
      this.seen.add(child);
      return true;
    });
  }
}
